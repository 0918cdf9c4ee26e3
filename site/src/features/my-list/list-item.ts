import { SIGNING_TYPE } from '@inktvis/content/vocabularies';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ageWords } from '@inktvis/programme/age';
import { seenOf } from '@inktvis/programme/changes/seen';
import { readDocument } from '@inktvis/programme/export/read-document';
import { startDay } from '@inktvis/programme/occurrences';
import { PROGRAMME_DOCUMENT } from '@inktvis/programme/paths';
import { namesLine } from '@inktvis/programme/people/people';
import type { ItemFacts, RibbonItem } from '@inktvis/programme/programme-item';
import type { ScheduleItem } from '@inktvis/programme/schedule/document';
import { flagsOf } from '@inktvis/programme/status';
import { deadline } from '../../browser/deadline.ts';
import type { ProgrammeRowProps } from '../../cards/rows/ProgrammeRow.tsx';
import { startOf } from '../../cards/rows/programme-row.ts';

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What a list needs of an item of the published programme, in plain values; none when its experience is gone. */
export function listItem(item: ScheduleItem) {
  const { id, experience, title, flags, dropIn } = item;
  if (experience === null) return [];
  const signs = item.type?.slug === SIGNING_TYPE && !flags.includes('geannuleerd');
  const facts: ItemFacts = {
    typeLabel: item.type?.title ?? '',
    placeLabel: item.location?.title ?? '',
    previousPlace: item.previousLocation?.title ?? null,
    themeLabel: item.themes.map((theme) => theme.title).join(', '),
    ageLabel: ageWords(item.age),
    theme: null,
    access: item.access,
    names: namesLine(item.people),
    placesLeft: item.placesLeft,
    ...(signs && { queue: { moment: item.uuid, day: brusselsDay(new Date(item.start)) } }),
  };
  const content = {
    startDate: new Date(item.start),
    endDate: dateOf(item.end),
    previousStart: dateOf(item.previousStart),
    dropIn,
    flags,
  };
  const terms = item.entry && { ...item.entry, bookingFrom: dateOf(item.entry.bookingFrom) };
  return [{ id, experience, title, href: new URL(item.url).pathname, facts, content, terms }];
}

export type ListItem = ReturnType<typeof listItem>[number];

export const isOff = ({ content }: ListItem): boolean => content.flags.includes('geannuleerd');

export const ribbonOf = (item: ListItem): RibbonItem => ({
  id: item.id,
  experience: item.experience,
  day: startDay(item),
  title: item.title,
  seen: seenOf(item, item.facts.placeLabel),
});

export const itemRow = (item: ListItem, now: Date): ProgrammeRowProps => ({
  href: item.href,
  title: item.title,
  facts: item.facts,
  flags: flagsOf(item, now),
  lead: 'time',
  start: startOf(item),
});

/** The items in the response of `/programma.json`, by start; null when it is no programme. */
export const readProgramme = (document: unknown): readonly ListItem[] | null =>
  readDocument(document)?.flatMap(listItem) ?? null;

const TIMEOUT_MS = 15_000;

/** The items of the programme, by start; null when that fails. The same request for all visitors, so that it reveals nothing about a list. */
export async function fetchProgramme(): Promise<readonly ListItem[] | null> {
  try {
    const response = await fetch(PROGRAMME_DOCUMENT, { signal: deadline(TIMEOUT_MS) });
    return response.ok ? readProgramme(await response.json()) : null;
  } catch {
    return null;
  }
}
