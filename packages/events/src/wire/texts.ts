import { plainLine, plainParagraphs } from '../plain-text.ts';
import type { ForeignText } from '../touring-event.ts';
import type { WireEvent } from './event-schema.ts';

type ByLanguage = ReadonlyMap<string, string> | null | undefined;

/** The Dutch text, empty if absent (requirements 3). */
export const dutch = (text: ByLanguage): string => plainLine(text?.get('nl') ?? '');

const LANGUAGE = /^[a-z]{2}$/;

/** The title in the event's main language, or in any, when there is none in Dutch. */
export function foreignTextOf(wire: WireEvent): ForeignText | null {
  if (dutch(wire.name) !== '') return null;
  const titles = new Map(
    [...(wire.name ?? [])].filter(([key, text]) => LANGUAGE.test(key) && plainLine(text)),
  );
  const main = wire.mainLanguage ?? '';
  const language = titles.has(main) ? main : titles.keys().next().value;
  if (language === undefined) return null;
  const line = (text: ByLanguage) => plainLine(text?.get(language) ?? '');
  return {
    language,
    title: line(titles),
    intro: plainParagraphs(wire.description?.get(language) ?? '').join('\n\n'),
    location: line(wire.location?.name),
  };
}
