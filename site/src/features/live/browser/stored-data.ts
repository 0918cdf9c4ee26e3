import { isObject, parseJson } from '@inktvis/foundation/json';
import { isLiveData, type LiveData } from '../live-data.ts';

/** The keys in local storage. Nothing personal: the programme, and how far the device's clock is off. */
export const DATA_KEY = 'live';
const OFFSET_KEY = 'live-klok';

const VERSION = 1;
const MAX_AGE_MS = 36 * 3_600_000;

export type StoredData = {
  /** The last good data for this podium; null: none, another podium or format, or older than 36 hours. */
  data(now: number): LiveData | null;
  saveData(data: LiveData): void;
  /** The server's time minus the device's, in ms; null when unknown. */
  offset(): number | null;
  saveOffset(offset: number): void;
};

/** What a screen stores for a reload without network. `storage` null or refusing: nothing is stored. */
export function createStoredData(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  podium: string | null,
): StoredData {
  const read = (key: string): unknown => {
    try {
      return parseJson(storage?.getItem(key) ?? '');
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown) => {
    try {
      storage?.setItem(key, JSON.stringify(value));
    } catch {
      // Full or refused: the page has it in memory.
    }
  };
  return {
    data(now) {
      const value = read(DATA_KEY);
      if (!isObject(value) || value.v !== VERSION || value.podium !== podium || !isLiveData(value.data))
        return null;
      return now - value.data.now <= MAX_AGE_MS ? value.data : null;
    },
    saveData: (data) => write(DATA_KEY, { v: VERSION, podium, data }),
    offset() {
      const value = read(OFFSET_KEY);
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    },
    saveOffset: (offset) => write(OFFSET_KEY, Math.round(offset)),
  };
}
