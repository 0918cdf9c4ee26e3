import type { TouringEvent } from '@inktvis/events';

/** The description of an event, laid out. */
export type TourBody = {
  /** Beside the title: a first paragraph that is short enough. */
  readonly intro: string;
  readonly introLang: string | undefined;
  readonly paragraphs: readonly string[];
  readonly lang: string | undefined;
};

const LONGEST_INTRO = 240;

/** What stands beside the title and what below the ticket. Another language only where there is no Dutch at all. */
export function tourBody({ paragraphs, foreign }: TouringEvent): TourBody {
  const isForeign = paragraphs.length === 0 && foreign !== null;
  const lang = isForeign ? foreign.language : undefined;
  const all = isForeign ? foreign.intro.split(/\n{2,}/).filter((text) => text !== '') : paragraphs;
  const [first = '', ...rest] = all;
  return first.length <= LONGEST_INTRO
    ? { intro: first, introLang: lang, paragraphs: rest, lang }
    : { intro: '', introLang: undefined, paragraphs: all, lang };
}
