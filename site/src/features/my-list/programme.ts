import { readDocument } from '@inktvis/programme/export/read-document';
import { PROGRAMME_DOCUMENT } from '@inktvis/programme/paths';
import { type ListItem, listItem } from './list-item.ts';

/** The items in the response of `/programma.json`; null when it is no programme. */
export const readProgramme = (document: unknown): readonly ListItem[] | null =>
  readDocument(document)?.flatMap(listItem) ?? null;

const TIMEOUT_MS = 15_000;

async function load(): Promise<readonly ListItem[] | null> {
  try {
    // The same request for all visitors, so that it reveals nothing about a list.
    const response = await fetch(PROGRAMME_DOCUMENT, { signal: AbortSignal.timeout(TIMEOUT_MS) });
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
