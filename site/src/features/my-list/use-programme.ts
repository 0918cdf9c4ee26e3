import { namesLine, type Person } from '@inktvis/programme/people/people';
import type { ScheduleDocument, ScheduleItem } from '@inktvis/programme/schedule';
import { useCallback, useEffect, useState } from 'react';
import { accessNames, type ListItem } from './list-item.ts';

/** The title of a type, a location or a theme. */
const titleOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
    ? value.title
    : '';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function dateOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Named = Pick<Person, 'givenName' | 'surname' | 'signs'>;

const peopleOf = (value: unknown): readonly Named[] =>
  (Array.isArray(value) ? value : [])
    .filter(isObject)
    .flatMap(({ givenName, surname, signs }) =>
      typeof givenName === 'string' && typeof surname === 'string' && surname !== ''
        ? { givenName, surname, signs: signs === true }
        : [],
    );

/** The fields of an item of `/programma.json`, not validated yet. */
type Untrusted = { readonly [name in keyof ScheduleItem]?: unknown };

function readItem(item: Untrusted): ListItem | null {
  const { id, experience, url, title } = item;
  const startDate = dateOf(item.start);
  if (typeof id !== 'string' || typeof experience !== 'string' || typeof title !== 'string') return null;
  if (typeof url !== 'string' || !URL.canParse(url) || !startDate) return null;
  const flags = texts(item.flags);
  return {
    id,
    experience,
    title,
    href: new URL(url).pathname,
    facts: {
      typeLabel: titleOf(item.type),
      placeLabel: titleOf(item.location),
      previousPlace: flags.includes('ander-podium') ? titleOf(item.previousLocation) || null : null,
      themeLabel: Array.isArray(item.themes) ? item.themes.map(titleOf).filter(Boolean).join(', ') : '',
      theme: null,
      access: accessNames(texts(item.access)),
      names: namesLine(peopleOf(item.people)),
    },
    content: {
      startDate,
      endDate: dateOf(item.end),
      dropIn: item.dropIn === true,
      flags,
      previousStart: dateOf(item.previousStart),
    },
  };
}

const VERSION: ScheduleDocument['version'] = 1;

/**
 * The items in the response of `/programma.json`; null when it is no programme. Items that cannot be shown (whose
 * experience is gone) are left out. Parsed by hand: a schema library would weigh more than the rest of the page.
 */
export function readProgramme(document: unknown): readonly ListItem[] | null {
  if (!isObject(document) || document.version !== VERSION || !Array.isArray(document.items)) return null;
  return document.items.filter(isObject).flatMap((item) => readItem(item) ?? []);
}

/** The whole programme: the same request for everybody, so that it reveals nothing about a list. */
const ADDRESS = '/programma.json';
const TIMEOUT_MS = 15_000;

async function load(): Promise<readonly ListItem[] | null> {
  try {
    const response = await fetch(ADDRESS, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? readProgramme(await response.json()) : null;
  } catch {
    return null;
  }
}

let loading: Promise<readonly ListItem[] | null> | null = null;

/** The items of the programme, fetched once per page; null when that fails, and then the next call tries again. */
export async function fetchProgramme(): Promise<readonly ListItem[] | null> {
  loading ??= load();
  const items = await loading;
  if (items === null) loading = null;
  return items;
}

type ProgrammeState =
  | { readonly name: 'waiting' }
  | { readonly name: 'failed' }
  | { readonly name: 'ready'; readonly items: readonly ListItem[] };

/** The programme, fetched as soon as it is wanted; `retry` fetches it again after a failure. */
export function useProgramme(isWanted: boolean): {
  readonly state: ProgrammeState;
  readonly retry: () => void;
} {
  const [state, setState] = useState<ProgrammeState>({ name: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    if (attempt > 0) setState({ name: 'waiting' });
    fetchProgramme().then((items) => {
      if (isCurrent) setState(items ? { name: 'ready', items } : { name: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
