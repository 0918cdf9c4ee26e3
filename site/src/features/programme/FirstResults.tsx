import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { ExperienceCardProps } from '../../cards/experience-card.ts';
import type { ProgrammeResults } from './model.ts';
import { Results } from './Results.tsx';

const MAX_CHARACTERS = 12_000_000;

/**
 * Markup of cards by their props, which `occurrenceCard` makes once per item and phase. The same cards appear in many
 * combinations of filters, and rendering them is most of the work for a filtered page.
 */
const markup = new LRUCache<ExperienceCardProps, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (html) => html.length,
  memoMethod: (card) => renderToStaticMarkup(<ExperienceCard {...card} />),
});

type FirstResultsProps = { readonly results: ProgrammeResults; readonly address: ProgrammeAddress };

/** The results on a page as the server sends it. For the server only. */
export function FirstResults({ results, address }: FirstResultsProps) {
  const cardsHtml =
    results.kind === 'cards' ? results.cards.map(({ card }) => markup.memo(card)).join('') : undefined;
  return <Results results={results} address={address} cardsHtml={cardsHtml} />;
}
