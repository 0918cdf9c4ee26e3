import { seenOf } from '@inktvis/programme/changes/seen';
import { startDay } from '@inktvis/programme/occurrences';
import type { ItemFacts, RibbonItem } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import type { ProgrammeRowProps } from '../../cards/rows/ProgrammeRow.tsx';
import { startOf } from '../../cards/rows/programme-row.ts';

/** A programme item on a list: what a row, an overlap and a link need to know. Holds nothing but plain values. */
export type ListItem = {
  /** Its short name (`occurrenceKey`). */
  readonly id: string;
  /** uuid of its experience: items of one experience stand in for each other. */
  readonly experience: string;
  readonly title: string;
  /** Path of the experience. */
  readonly href: string;
  readonly facts: ItemFacts;
  /** A sentence of the editor about this moment; mostly empty. */
  readonly note: string;
  readonly content: {
    readonly startDate: Date;
    readonly endDate: Date | null;
    /** Come and go as you like. */
    readonly dropIn: boolean;
    readonly flags: readonly string[];
    readonly previousStart: Date | null;
  };
};

/** By start; at the same minute the one that ends first, then by title, so that every list has one order. */
export const sortItems = (items: readonly ListItem[]): ListItem[] =>
  items.toSorted(
    (a, b) =>
      a.content.startDate.getTime() - b.content.startDate.getTime() ||
      endTime(a) - endTime(b) ||
      a.title.localeCompare(b.title, 'nl-BE') ||
      (a.id < b.id ? -1 : 1),
  );

const endTime = ({ content }: ListItem): number => (content.endDate ?? content.startDate).getTime();

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
