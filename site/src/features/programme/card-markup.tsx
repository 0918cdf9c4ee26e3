import { flatString } from '@inktvis/foundation/flat-string';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import type { ExperienceCardProps } from '../../cards/experience/experience-card.ts';

const MAX_CHARACTERS = 8_000_000;
/** The first card of a list: another one in each, but few lists are requested often. */
const MAX_FIRST_CHARACTERS = 400_000;

const cacheOf = (isFirst: boolean) =>
  new LRUCache<ExperienceCardProps, string>({
    maxSize: isFirst ? MAX_FIRST_CHARACTERS : MAX_CHARACTERS,
    sizeCalculation: (html) => html.length,
    memoMethod: (card) => flatString(renderToStaticMarkup(<ExperienceCard {...card} isFirst={isFirst} />)),
  });

const first = cacheOf(true);
const others = cacheOf(false);

/**
 * The markup of a card, memoized by its props, which `occurrenceCard` makes once per item and phase. The same cards
 * appear in many combinations of filters, and rendering them is most of the work for a filtered page. Server only.
 */
export const cardMarkup = (card: ExperienceCardProps, isFirst: boolean): string =>
  (isFirst ? first : others).memo(card);
