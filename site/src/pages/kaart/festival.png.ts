import { cardRoute } from './_card-route.ts';
import { readFestivalCard } from './_read-card.ts';

/** `GET /kaart/festival.png`: the card for everything without one of its own. */
export const GET = cardRoute(readFestivalCard);
