import { renderToStaticMarkup } from 'react-dom/server';
import { CardGrid } from './CardGrid.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import type { ExperienceCardProps } from './experience-card.ts';

const rendered = new WeakMap<ExperienceCardProps, string>();

/** React leaves a text of a thousand pieces, which would be put together again in every page. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

function htmlOf(card: ExperienceCardProps): string {
  const known = rendered.get(card);
  if (known !== undefined) return known;
  const html = inOnePiece(renderToStaticMarkup(<ExperienceCard {...card} />));
  rendered.set(card, html);
  return html;
}

/**
 * A grid of experience cards, each rendered once for as long as its props are the same object: the programme shows the
 * same cards in ever other combinations, and they are most of the work of a filtered page. For the server only.
 */
export const ReadyCards = ({ cards }: { readonly cards: readonly ExperienceCardProps[] }) => (
  <CardGrid html={cards.map(htmlOf).join('')} />
);
