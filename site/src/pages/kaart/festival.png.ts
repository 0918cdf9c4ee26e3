/** `GET /kaart/festival.png`: the card for everything without one of its own. */
export { GET } from './_card.ts';
