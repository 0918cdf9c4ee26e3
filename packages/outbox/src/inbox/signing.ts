import { z } from 'zod';
import { mintLinks, revokeLinks, type SigningTable } from '../signing.ts';
import { amount, CommandFailure, type Run, table, timestamp } from './command.ts';
import { deliver, toCsv } from './exporting.ts';

/** What is read of `GET /programma.json` (`ScheduleDocument`). */
const schedule = z.object({
  items: z.array(
    z.object({
      start: z.string(),
      type: z.object({ slug: z.string() }).nullable(),
      location: z.object({ slug: z.string(), title: z.string() }).nullable(),
      flags: z.array(z.string()),
    }),
  ),
});

const TIMEOUT_MS = 20_000;

/** The signing tables in the programme that the site publishes, by day. */
async function tablesOf(siteUrl: string): Promise<(SigningTable & { readonly title: string })[]> {
  const address = `${siteUrl}/programma.json`;
  const read = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json())
    .then((document) => schedule.parse(document))
    .catch(() => {
      throw new CommandFailure(
        `Het programma is niet te lezen op ${address}. Draait de site, en is dit haar SITE_URL?`,
      );
    });
  const tables = read.items.flatMap(({ start, type, location, flags }) =>
    type?.slug === 'signeersessie' && location && !flags.includes('geannuleerd')
      ? [[`${start.slice(0, 10)} ${location.slug}`, { ...location, start }] as const]
      : [],
  );
  return [...new Map(tables)]
    .map(([, { slug, title, start }]) => ({ place: slug, title, day: start.slice(0, 10) }))
    .toSorted((a, b) => (`${a.day} ${a.place}` < `${b.day} ${b.place}` ? -1 : 1));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const makeLinks: Run = async ({ word: day, driver, clock, siteUrl, output }) => {
  if (day !== undefined && !DAY.test(day))
    throw new CommandFailure('Zeg welke dag: npm run inbox -- tafels 2024-10-27, of laat hem weg.');
  const tables = (await tablesOf(siteUrl)).filter((one) => day === undefined || one.day === day);
  if (tables.length === 0) return void output.write('Er zijn dan geen signeersessies met een locatie.\n');
  const tokens = await mintLinks(driver, tables, clock.now().getTime());
  const rows = tables.map(({ title, ...one }, at) => [one.day, title, `${siteUrl}/wachtrij#${tokens[at]}`]);
  const cards = tables.map(({ day: on, title }, at) => `${on} ${title} ${tokens[at]}`);
  output.write(table([['dag', 'tafel', 'link'], ...rows]));
  output.write(
    `\nKaarten om te printen: ${siteUrl}/wachtrij#kaarten=${encodeURIComponent(cards.join('\n'))}\n`,
  );
};

const revoke: Run = async ({ word: day, flags, driver, clock, output }) => {
  if (day === undefined || !DAY.test(day))
    throw new CommandFailure('Zeg van welke dag: npm run inbox -- intrekken 2024-10-27 [--tafel stripkade]');
  const count = await revokeLinks(driver, { day, place: flags.tafel ?? '' }, clock.now().getTime());
  output.write(`${amount(count, 'link werkt', 'links werken')} niet meer.\n`);
};

const reportRow = z.object({
  day: z.string(),
  place: z.string(),
  title: z.string(),
  state: z.string(),
  said_at: z.int(),
});

const exportQueues: Run = async (command) => {
  const found = await command.driver.all(
    reportRow,
    'select day, place, title, state, said_at from signing_reports order by said_at, id',
  );
  const rows = found.map(({ day, place, title, state, said_at }) => [
    day,
    timestamp(said_at).slice(11),
    place,
    title,
    state,
  ]);
  const columns = ['Dag', 'Uur', 'Tafel', 'Moment', 'Rij (minuten)'];
  deliver(command, toCsv(columns, rows), amount(rows.length, 'melding', 'meldingen'));
};

export const ON_SIGNING = { tafels: makeLinks, intrekken: revoke, rijen: exportQueues };
