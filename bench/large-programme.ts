import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SAMPLE = fileURLToPath(new URL('../sample/content', import.meta.url));
/** Copies stand a few minutes after what they are a copy of, so that a day fills up evenly. */
const SHIFT_MINUTES = 7;

type WireItem = {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly content: { readonly start_date: string; readonly end_date: string };
};

/** `2024-10-26 08:00`, some minutes later; an empty value stays empty. */
function later(value: string, minutes: number): string {
  if (!value) return value;
  const moment = new Date(Date.parse(`${value.replace(' ', 'T')}:00Z`) + minutes * 60_000);
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

const copyOf = (item: WireItem, round: number) => ({
  ...item,
  id: item.id + round * 100_000,
  uuid: `${String(round).padStart(8, '0')}${item.uuid.slice(8)}`,
  slug: `${item.slug}-${round}`,
  full_slug: `${item.full_slug}-${round}`,
  content: {
    ...item.content,
    start_date: later(item.content.start_date, (round % 30) * SHIFT_MINUTES),
    end_date: later(item.content.end_date, (round % 30) * SHIFT_MINUTES),
  },
});

/** The sample content, without its pictures, with its programme repeated until it has `count` items, in a new folder. */
export function makeLargeProgramme(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-large-'));
  cpSync(SAMPLE, folder, { recursive: true, filter: (path) => !path.startsWith(join(SAMPLE, 'assets')) });
  const items: WireItem[] = globSync('stories/programma-items/*.json', { cwd: SAMPLE }).map((file) =>
    JSON.parse(readFileSync(join(SAMPLE, file), 'utf8')),
  );
  for (let at = items.length; at < count; at += 1) {
    const item = items[at % items.length];
    if (!item) continue;
    const copy = copyOf(item, Math.floor(at / items.length));
    writeFileSync(join(folder, 'stories', `${copy.full_slug}.json`), JSON.stringify(copy));
  }
  return folder;
}
