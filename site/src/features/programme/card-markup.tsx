import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { ExperienceCardProps } from '../../cards/experience-card.ts';

const MAX_CHARACTERS = 16_000_000;

const markup = new LRUCache<ExperienceCardProps, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (html) => html.length,
  memoMethod: (card) => renderToStaticMarkup(<ExperienceCard {...card} />),
});

/**
 * The markup of a card, memoized by its props, which `occurrenceCard` makes once per item and phase. The same cards
 * appear in many combinations of filters, and rendering them is most of the work for a filtered page. Server only.
 */
export const cardMarkup = (card: ExperienceCardProps): string => markup.memo(card);
