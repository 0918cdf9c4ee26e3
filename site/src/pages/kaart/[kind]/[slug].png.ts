import { cardRoute } from '../_card-route.ts';
import { readCard } from '../_read-card.ts';

/** `GET /kaart/beleving/drakenschool.png`: the card of an experience, article, bookshop, hotspot, tour or page. */
export const GET = cardRoute((source, { kind = '', slug = '' }) => readCard(kind, slug, source));
