import { isObject, parseJson } from '@inktvis/foundation/json';
import { afterLoad } from '../../../browser/after-load.ts';
import { storePage } from '../../../browser/service-worker/register.ts';
import { readStorage, writeStorage } from '../../../browser/storage.ts';
import { isLiveData, type LiveData, type LiveOptions } from '../live-data.ts';

/** The key in local storage. Nothing personal: the programme, and how far the device's clock is off. */
const KEY = 'live';
const MAX_AGE_MS = 36 * 3_600_000;
/** In the head of a page that comes out of the service worker (`browser/service-worker/site-pages.ts`). */
const STORED_MARK = 'meta[name="live-bewaard"]';

type Made = Pick<LiveData, 'build'> & Pick<LiveOptions, 'podium'>;

const read = () => parseJson(readStorage('localStorage', KEY) ?? '');

/** Null: none, of another podium or build, or older than 36 hours at `now`. */
export function readStoredData({ build, podium }: Made, now: number): LiveData | null {
  const value = read();
  if (!isObject(value) || value.podium !== podium || !isLiveData(value.data, build)) return null;
  return now - value.data.now <= MAX_AGE_MS ? value.data : null;
}

/** The server’s time minus the device’s, in ms. */
export function readStoredOffset(): number | null {
  const value = read();
  return isObject(value) && typeof value.offset === 'number' ? value.offset : null;
}

/** Stores what a reload without network needs. */
export const storeData = (data: LiveData, { podium }: Pick<Made, 'podium'>, offset: number): void =>
  writeStorage('localStorage', KEY, JSON.stringify({ podium, data, offset: Math.round(offset) }));

/** Whether this page is a stored copy: the time in it is from then. */
export const isStoredPage = (): boolean => document.querySelector(STORED_MARK) !== null;

/** Has the service worker store the page and its files. */
export const storeThisPage = (): void => afterLoad(() => void storePage([]));
