import { BRUSSELS, brusselsDay, parseWallTime } from '@inktvis/foundation/brussels';

const HOUR_MS = 3_600_000;
const BETWEEN_RELOADS_MS = 5 * 60_000;

/** Moments in epoch ms of the server. */
export type Page = {
  /** The build that made this page, and the one that answers now. */
  readonly pageBuild: string;
  readonly build: string;
  readonly loadedAt: number;
  readonly now: number;
  /** Null: never. */
  readonly lastReload: number | null;
};

/** A reload that did not help is not repeated at once. */
export const mayReload = ({ now, lastReload }: Pick<Page, 'now' | 'lastReload'>): boolean =>
  lastReload === null || Math.abs(now - lastReload) >= BETWEEN_RELOADS_MS;

/** Whether a screen is due to load itself again: after a deploy, and at 04.00 Brussels time when it stood an hour then. */
export function isReloadDue(page: Page): boolean {
  if (!mayReload(page)) return false;
  if (page.build !== page.pageBuild) return true;
  const night = parseWallTime(`${brusselsDay(new Date(page.now))}T04:00`, BRUSSELS)?.getTime() ?? 0;
  return page.now >= night && page.loadedAt < night - HOUR_MS;
}
