import { readDocument } from '@inktvis/programme/export/read-document';
import { PROGRAMME_DOCUMENT } from '@inktvis/programme/paths';
import { deadline } from '../../browser/deadline.ts';
import { type ListItem, listItem } from './list-item.ts';

/** The items in the response of `/programma.json`, by start; null when it is no programme. */
export const readProgramme = (document: unknown): readonly ListItem[] | null =>
  readDocument(document)?.flatMap(listItem) ?? null;

const TIMEOUT_MS = 15_000;

/** The items of the programme, by start; null when that fails. The same request for all visitors, so that it reveals nothing about a list. */
export async function fetchProgramme(): Promise<readonly ListItem[] | null> {
  try {
    const response = await fetch(PROGRAMME_DOCUMENT, { signal: deadline(TIMEOUT_MS) });
    return response.ok ? readProgramme(await response.json()) : null;
  } catch {
    return null;
  }
}
