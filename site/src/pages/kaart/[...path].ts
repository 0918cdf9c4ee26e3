import { cardRoute } from './_card-route.ts';
import { readCard } from './_read-card.ts';

/** `GET /kaart/activiteiten/drakenschool.png`: the card of the page of that address. */
export const GET = cardRoute((source, { path = '' }) => readCard(path, source));
