import { flatString } from '@inktvis/foundation/flat-string';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { ExperienceCardProps } from '../../cards/experience-card.ts';

const MAX_CHARACTERS = 8_000_000;

type Lead = 'day' | 'time';

const cacheOf = (lead: Lead) =>
  new LRUCache<ExperienceCardProps, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (html) => html.length,
    memoMethod: (card) => flatString(renderToStaticMarkup(<ExperienceCard {...card} lead={lead} />)),
  });

const markup = { day: cacheOf('day'), time: cacheOf('time') } as const;

/**
 * The markup of a card, memoized by its props, which `occurrenceCard` makes once per item and phase. The same cards
 * appear in many combinations of filters, and rendering them is most of the work for a filtered page. Server only.
 */
export const cardMarkup = (card: ExperienceCardProps, lead: Lead): string => markup[lead].memo(card);
