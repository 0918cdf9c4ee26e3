import { ageWords } from '@inktvis/programme/age';
import { type ReadItem, readDocument } from '@inktvis/programme/export/read-document';
import { PROGRAMME_DOCUMENT } from '@inktvis/programme/paths';
import { namesLine } from '@inktvis/programme/people/people';
import { useEffect, useState } from 'react';
import type { ListItem } from './list-item.ts';

/** An item of the programme as a list shows it; null for one whose experience is gone. */
function listItem(item: ReadItem): ListItem | null {
  const { id, experience, title, href, flags, note } = item;
  if (experience === null) return null;
  return {
    id,
    experience,
    title,
    href,
    note,
    facts: {
      typeLabel: item.type?.title ?? '',
      placeLabel: item.location?.title ?? '',
      previousPlace: flags.includes('ander-podium') ? (item.previousLocation?.title ?? null) : null,
      themeLabel: item.themes.map((theme) => theme.title).join(', '),
      ageLabel: ageWords(item.age),
      theme: null,
      access: item.access,
      names: namesLine(item.people),
    },
    content: {
      startDate: item.start,
      endDate: item.end,
      dropIn: item.dropIn,
      flags,
      previousStart: item.previousStart,
    },
  };
}

/**
 * The items in the response of `/programma.json`; null when it is no programme. Items that cannot be shown are left
 * out.
 */
export const readProgramme = (document: unknown): readonly ListItem[] | null =>
  readDocument(document)?.flatMap((item) => listItem(item) ?? []) ?? null;

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

/** The programme, fetched as soon as it is wanted: undefined until it is there, null when it cannot be read. */
export function useProgramme(isWanted: boolean): readonly ListItem[] | null | undefined {
  const [items, setItems] = useState<readonly ListItem[] | null>();
  useEffect(() => {
    if (isWanted) void fetchProgramme().then(setItems);
  }, [isWanted]);
  return items;
}
