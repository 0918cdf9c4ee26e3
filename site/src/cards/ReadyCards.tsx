import { renderToStaticMarkup } from 'react-dom/server';
import { CardGrid } from './CardGrid.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import type { KeyedCard } from './experience-card.ts';

const markup = new WeakMap<object, string>();

function markupOf({ key, card }: KeyedCard): string {
  const html = markup.get(key) ?? renderToStaticMarkup(<ExperienceCard {...card()} />);
  markup.set(key, html);
  return html;
}

/**
 * A grid of experience cards whose markup is memoized for as long as a card's key is the same object: the programme
 * shows the same cards in many combinations, and they are most of the work of a filtered page. For the server only.
 */
export const ReadyCards = ({ cards }: { readonly cards: readonly KeyedCard[] }) => (
  <CardGrid html={cards.map(markupOf).join('')} />
);
