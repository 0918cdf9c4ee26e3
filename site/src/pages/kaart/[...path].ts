/** `GET /kaart/activiteiten/drakenschool.png`: the card of the page of that address. */
export { GET } from './_card.ts';
