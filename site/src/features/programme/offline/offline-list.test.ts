import { formatTime } from '@inktvis/foundation/brussels';
import { systemClock } from '@inktvis/foundation/clock';
import { scheduleEntry } from '@inktvis/programme/export/schedule-entry';
import { toDocument } from '@inktvis/programme/schedule';
import {
  aDay,
  aLocation,
  anExperience,
  anOccurrence,
  aPerson,
  aProgramme,
  aTheme,
  aType,
  at,
} from '@inktvis/programme/testing/stories';
import { afterEach, expect, test, vi } from 'vitest';
import { aContext } from '../../testing/context.ts';
import { loadDay, loadProgramme } from '../load.ts';
import type { ProgrammeModel, ProgrammeResults } from '../model.ts';
import { listFrom, offlineList } from './offline-list.ts';

const kids = aTheme({ title: 'Kids', icon: 'kids' }, 'themas/kids');
const strips = aTheme({ title: 'Strips', icon: 'strips' }, 'themas/strips');
const debate = aType({ title: 'Debat' }, 'types/debat');
const hall = aLocation({ title: 'Hal 4', access: ['rolstoel'] }, 'locaties/hal-4');
const stage = aLocation({}, 'locaties/leiepodium');
const dragons = anExperience(
  { title: 'Drakenschool', theme: [kids], age: '4–7 jaar' },
  'activiteiten/drakenschool',
);
const duel = anExperience(
  {
    title: 'Vertaalduel',
    shortTitle: 'Duel',
    theme: [strips],
    access: ['gebarentaal'],
    people: [aPerson('Jef', 'Jambe', { role: 'schrijver', signs: true })],
  },
  'activiteiten/duel',
);
const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];
const programme = Array.from({ length: 60 }, (_, at_) =>
  anOccurrence(
    {
      experience: at_ % 3 === 0 ? duel : dragons,
      type: at_ % 4 === 0 ? debate : null,
      location: at_ % 2 === 0 ? hall : stage,
      flags: at_ % 7 === 0 ? ['laatste-plaatsen'] : at_ % 5 === 0 ? ['uitverkocht'] : [],
      startDate: at(`2024-10-${26 + (at_ % 2)} ${10 + (at_ % 8)}:30`),
    },
    `programma-items/p${at_}`,
  ),
);

const content = {
  programme: async () => ({ ok: true, value: programme }) as const,
  filterItems: async () =>
    ({
      ok: true,
      value: { themes: [kids, strips], types: [debate], locations: [hall, stage], days },
    }) as const,
};

/** What `/programma.json` says, as it comes out of a cache. */
const stored: unknown = JSON.parse(
  JSON.stringify(
    toDocument({
      title: '',
      url: '',
      feed: '',
      publisher: '',
      product: '',
      host: '',
      venue: '',
      days: [],
      generated: at('2024-10-26 10:00'),
      entries: programme.map((one) => scheduleEntry(one, 'https://inktvis.example', at('2024-10-26 10:00'))),
    }),
  ),
);

async function served(address: string) {
  const context = aContext(content, address);
  const day = days.find(({ href }) => href === context.url.pathname);
  const loaded = await (day ? loadDay(day, context) : loadProgramme(aProgramme(), context));
  if (!loaded.ok || !loaded.value.programme) throw new Error('no list');
  return loaded.value.programme;
}

/** What a visitor sees of a list; pictures are not stored, keys are for React, and the clock of a browser runs on. */
function seen({ model, results }: { readonly model: ProgrammeModel; readonly results: ProgrammeResults }) {
  const { hero, clockShiftMs: _, ...rest } = model;
  const shown = { ...rest, trail: hero.trail.map(({ href }) => href), results };
  return JSON.parse(
    JSON.stringify(shown, (name, value) => (name === 'key' || name === 'now' ? undefined : value)),
  );
}

test.each([
  '/programma',
  '/programma?dag=alle',
  '/programma?dag=alle&pagina=3',
  '/programma?thema=kids&toegang=rolstoel',
  '/programma?type=debat&locatie=hal-4',
  '/programma/zondag-27-oktober',
  '/programma/zondag-27-oktober?thema=strips',
  '/programma/zondag-27-oktober?weergave=uurrooster',
  '/programma?thema=kids&toegang=prikkelarm',
  '/programma/zaterdag-26-oktober?dagdeel=middag&kind=6&plaats=vrij',
  '/programma/zaterdag-26-oktober?weergave=uurrooster',
  '/programma?dag=alle&kind=9',
  '/programma?naam=jef-jambe',
])('without network %s is the list that the server gives', async (address) => {
  const known = await served('/programma');
  const made = listFrom(stored, address, known);
  if (!made) throw new Error('no list');
  expect(seen(made)).toEqual(seen(await served(address)));
  expect(made.model.count.shown > 0, 'a list with items says more').toBe(!address.includes('prikkelarm'));
});

test('a list with filters leads to another day without network too', async () => {
  const known = await served('/programma/zaterdag-26-oktober?thema=kids');
  const address = '/programma/zondag-27-oktober?thema=strips';
  const made = listFrom(stored, address, known);
  if (!made) throw new Error('no list');
  expect(seen(made)).toEqual(seen(await served(address)));
});

afterEach(() => vi.unstubAllGlobals());

test('it says from when it is: what was stored, not what the page was drawn from', async () => {
  const known = await served('/programma');
  const now = systemClock.now();
  const headers = { date: now.toUTCString(), age: '0' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(stored), { headers }));
  expect((await offlineList('/programma?thema=kids', known))?.notice).toBe(
    `Geen verbinding. Bijgewerkt om ${formatTime(now)}.`,
  );
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  expect(await offlineList('/programma', known)).toBeNull();
});

test.each([
  ['nothing stored', null, '/programma'],
  ['no programme', { version: 2, items: [] }, '/programma'],
  ['a day that does not exist', stored, '/programma/maandag'],
])('%s gives no list', async (_what, document, address) => {
  expect(listFrom(document, address, await served('/programma'))).toBeNull();
});
