import { ageWords } from '@inktvis/programme/age';
import { seenOf } from '@inktvis/programme/changes/seen';
import { startDay } from '@inktvis/programme/occurrences';
import { namesLine } from '@inktvis/programme/people/people';
import type { ItemFacts, RibbonItem } from '@inktvis/programme/programme-item';
import type { ScheduleItem } from '@inktvis/programme/schedule/document';
import { flagsOf } from '@inktvis/programme/status';
import type { ProgrammeRowProps } from '../../cards/rows/ProgrammeRow.tsx';
import { startOf } from '../../cards/rows/programme-row.ts';

/** A programme item on a list: what a row, an overlap and a link need to know. Holds nothing but plain values. */
export type ListItem = Pick<ScheduleItem, 'id' | 'title'> & {
  /** Path of its page. */
  readonly href: string;
  /** uuid of its experience: items of one experience stand in for each other. */
  readonly experience: string;
  readonly facts: ItemFacts;
  readonly content: Pick<ScheduleItem, 'dropIn' | 'flags'> & {
    readonly startDate: Date;
    readonly endDate: Date | null;
    readonly previousStart: Date | null;
  };
};

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** An item of the published programme as a list shows it; none when its experience is gone. */
export function listItem(item: ScheduleItem): ListItem[] {
  const { id, experience, title, flags, dropIn } = item;
  if (experience === null) return [];
  const facts = {
    typeLabel: item.type?.title ?? '',
    placeLabel: item.location?.title ?? '',
    previousPlace: item.previousLocation?.title ?? null,
    themeLabel: item.themes.map((theme) => theme.title).join(', '),
    ageLabel: ageWords(item.age),
    theme: null,
    access: item.access,
    names: namesLine(item.people),
  };
  const content = {
    startDate: new Date(item.start),
    endDate: dateOf(item.end),
    previousStart: dateOf(item.previousStart),
    dropIn,
    flags,
  };
  return [{ id, experience, title, href: new URL(item.url).pathname, facts, content }];
}

/** What the ribbon saves of an item. */
export const ribbonOf = (item: ListItem): RibbonItem => ({
  id: item.id,
  experience: item.experience,
  day: startDay(item),
  title: item.title,
  seen: seenOf(item, item.facts.placeLabel),
});

/** The row of an item, its hour in front: the day is beside the list. */
export const itemRow = (item: ListItem, now: Date): ProgrammeRowProps => ({
  href: item.href,
  title: item.title,
  facts: item.facts,
  flags: flagsOf(item, now),
  lead: 'time',
  start: startOf(item),
});
