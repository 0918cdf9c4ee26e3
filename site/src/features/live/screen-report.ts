import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';
import { isScreenName } from './live-options.ts';

/** What a screen sends with `POST /api/live/meld`. */
const report = z.object({
  name: z.string().refine(isScreenName),
  /** How old what it shows is, in seconds; at most a week. */
  dataAge: z.number().min(0).max(604_800),
  build: z.string().regex(/^[\w-]{1,64}$/),
});

type ReadReport = { readonly name: string; readonly dataAgeSeconds: number; readonly build: string };

/** Reads a screen's report; null for anything else. */
export function readReport(text: string): ReadReport | null {
  const read = report.safeParse(parseJson(text));
  if (!read.success) return null;
  const { name, dataAge, build } = read.data;
  return { name, dataAgeSeconds: Math.round(dataAge), build };
}
