import { renderToStaticMarkup } from 'react-dom/server';
import { pieceMark } from '../ui/pieces.ts';
import { CardGrid } from './CardGrid.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import type { KeyedCard } from './experience-card.ts';

/** Only the built site is sent by a server that puts pieces in. */
function htmlOf({ key, card }: KeyedCard): string {
  const render = () => renderToStaticMarkup(<ExperienceCard {...card()} />);
  return import.meta.env.PROD ? pieceMark(key, render) : render();
}

/**
 * A grid of experience cards, each rendered once for as long as its key is the same object: the programme shows the
 * same cards in ever other combinations, and they are most of the work of a filtered page. For the server only.
 */
export const ReadyCards = ({ cards }: { readonly cards: readonly KeyedCard[] }) => (
  <CardGrid html={cards.map(htmlOf).join('')} />
);
