import { dataHref } from '@inktvis/programme/list-data';
import type { ProgrammeList } from './list.ts';

/** For the page outside the island. */
export type ListHead = {
  readonly title: string;
  readonly canonical: string;
  /** For a link back to it. */
  readonly listTitle?: string;
  readonly colour: string;
};

/** `GET /programma/lijst.json?…`, `GET /programma/{day}/lijst.json?…` */
type ProgrammeData = ProgrammeList & { readonly head: ListHead };

type Drawing = typeof import('./Results.tsx');
export type Arrived = { readonly list: ProgrammeData; readonly Results: Drawing['Results'] };

export const fetchDrawing = (): Promise<Drawing> => import('./Results.tsx');

/** Null without network. Rejects for what is no list or comes from another build, which has other shapes. */
export async function fetchList(
  address: string,
  build: string,
  signal: AbortSignal,
): Promise<Arrived | null> {
  const [response, { Results }] = await Promise.all([
    fetch(dataHref(address), { signal }).catch(() => null),
    fetchDrawing(),
  ]);
  if (!response) return null;
  const list: ProgrammeData | null = response.ok && !response.redirected ? await response.json() : null;
  if (list?.build !== build) throw new Error(`no list of this build at ${address}`);
  return { list, Results };
}

/** What only search engines read stays: they load pages. */
export function updatePage({ title, canonical, listTitle, colour }: ListHead): void {
  document.title = title;
  document.head.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
  const { body } = document;
  // Colours are inherited: setting even the same one makes the browser restyle every element.
  if (body.dataset.page !== colour) body.dataset.page = colour;
  if (listTitle) document.querySelector('main')?.setAttribute('data-list-title', listTitle);
}
