import { brusselsDay } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import { percentDecode } from '@inktvis/foundation/percent-decode';
import { z } from 'zod';
import type { Driver } from './store/driver.ts';

export type NotFoundKind = 'search' | 'address';

/** Anybody can ask for anything, so what is counted is bounded: different terms at a time, and in a day. */
const MAX_WAITING = 500;
const MAX_A_DAY = 1000;
const WRITE_AFTER_MS = 10_000;
/** What one person asked for may be about that person; what two did is worth a line. */
const MIN_TIMES = 2;

const SHAPES: { readonly [kind in NotFoundKind]: RegExp } = {
  // Up to five words.
  search: /^[\p{L}\p{N}'’.&-]{1,30}( [\p{L}\p{N}'’.&-]{1,30}){0,4}$/u,
  address: /^\/[\p{L}\p{N}/._~-]{1,99}$/u,
};
/** Telephone numbers, tokens: nothing that could belong to one person. */
const PERSONAL = /\d{5}|\d[\d .-]{6}\d|[a-z0-9_-]{41}/;

/** What is counted of a search or a path; null for what may be about a person. */
export function countable(kind: NotFoundKind, text: string): string | null {
  // `/caf%C3%A9` is `/café`; what cannot be decoded fits no shape.
  const read = kind === 'address' ? (percentDecode(text) ?? '') : text;
  const term = read.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
  return SHAPES[kind].test(term) && !PERSONAL.test(term) ? term : null;
}

/** Counts what was not found, per day in Brussels; written together, some seconds later. */
export function createNotFoundCounter({ driver, clock }: { driver: Driver; clock: Clock }) {
  const waiting = new Map<string, { day: string; kind: NotFoundKind; term: string; times: number }>();
  let timer: NodeJS.Timeout | undefined;

  /** Rejects with a `StoreFailure`; what could not be written is lost. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counts = [...waiting.values()];
    waiting.clear();
    if (counts.length === 0) return;
    await driver.transaction(async (sql) => {
      for (const { day, kind, term, times } of counts)
        await sql.run(
          `insert into unfound (day, kind, term, times)
           select $1, $2, $3, $4 where (select count(*) from unfound where day = $1 and kind = $2) < ${MAX_A_DAY}
             or exists (select 1 from unfound where day = $1 and kind = $2 and term = $3)
           on conflict (day, kind, term) do update set times = unfound.times + excluded.times`,
          [day, kind, term, times],
        );
    });
  }

  return {
    /** Counts in the background, unless it may be about a person. Never throws. */
    countNotFound(kind: NotFoundKind, text: string): void {
      const term = countable(kind, text);
      if (term === null) return;
      const day = brusselsDay(clock.now());
      const key = `${day} ${kind} ${term}`;
      const known = waiting.get(key);
      if (known) known.times += 1;
      else if (waiting.size < MAX_WAITING) waiting.set(key, { day, kind, term, times: 1 });
      timer ??= setTimeout(() => flush().catch(() => {}), WRITE_AFTER_MS).unref();
    },
    flush,
  };
}

const row = z.object({ day: z.string(), term: z.string(), times: z.int() });

/** What was asked for twice a day or more, latest day and most frequent first. Rejects with a `StoreFailure`. */
export const listNotFound = (driver: Driver, kind: NotFoundKind) =>
  driver.all(
    row,
    `select day, term, times from unfound where kind = $1 and times >= ${MIN_TIMES} order by day desc, times desc, term`,
    [kind],
  );
