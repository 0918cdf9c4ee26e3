import type { AccessName, ItemFacts } from '@inktvis/programme/programme-item';

/** A programme item on a list: what a row, an overlap and a link need to know. Holds nothing but plain values. */
export type ListItem = {
  /** Its short name (`occurrence-key.ts`). */
  readonly id: string;
  /** uuid of its experience: items of one experience stand in for each other. */
  readonly experience: string;
  readonly title: string;
  /** Path of the experience. */
  readonly href: string;
  readonly facts: ItemFacts;
  readonly content: {
    readonly startDate: Date;
    readonly endDate: Date | null;
    /** Come and go as you like. */
    readonly dropIn: boolean;
    readonly flags: readonly string[];
    readonly previousStart: Date | null;
  };
};

const ACCESS: readonly AccessName[] = ['rolstoel', 'ringleiding', 'gebarentaal', 'prikkelarm'];

/** The signs of access that exist, out of words that came from elsewhere. */
export const accessNames = (words: readonly string[]): AccessName[] =>
  ACCESS.filter((name) => words.includes(name));

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
