import type { ListItem } from './list-item.ts';
import { readProgramme } from './read-programme.ts';

/** The whole programme: the same for everybody, so that asking for it tells nothing about a list. */
const ADDRESS = '/programma.json';
const PATIENCE_MS = 15_000;

async function load(): Promise<readonly ListItem[] | null> {
  try {
    const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? readProgramme(await answer.json()) : null;
  } catch {
    return null;
  }
}

let loading: Promise<readonly ListItem[] | null> | null = null;

/** The items of the programme, read once a page; null when they do not come, and then a next call asks again. */
export async function fetchProgramme(): Promise<readonly ListItem[] | null> {
  loading ??= load();
  const items = await loading;
  if (items === null) loading = null;
  return items;
}
