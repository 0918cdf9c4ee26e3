import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOf, copySample, rounds, sampleStories } from './copies.ts';

/** Copies stand a few minutes after what they are a copy of, so that a day fills up evenly. */
const SHIFT_MINUTES = 7;

type Item = { readonly start_date: string; readonly end_date: string };

/** `2024-10-26 08:00`, some minutes later; an empty value stays empty. */
function later(value: string, minutes: number): string {
  if (!value) return value;
  const moment = new Date(Date.parse(`${value.replace(' ', 'T')}:00Z`) + minutes * 60_000);
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

const laterItem = (item: Item, minutes: number): Item => ({
  ...item,
  start_date: later(item.start_date, minutes),
  end_date: later(item.end_date, minutes),
});

/** The sample content, without its pictures, with its programme repeated until it has `count` items, in a new folder. */
export function makeLargeProgramme(count: number): string {
  const folder = copySample();
  for (const [item, round] of rounds(sampleStories<Item>('programma-items'), count)) {
    const copy = copyOf(item, round, laterItem(item.content, (round % 30) * SHIFT_MINUTES));
    writeFileSync(join(folder, 'stories', `${copy.full_slug}.json`), JSON.stringify(copy));
  }
  return folder;
}
