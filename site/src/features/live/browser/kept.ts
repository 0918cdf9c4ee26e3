import type { LiveData } from '../live-data.ts';
import { isLiveData } from './is-live-data.ts';

/** The keys in local storage. Nothing of anybody: the programme, and how far the device's clock is off. */
export const DATA_KEY = 'live';
export const OFFSET_KEY = 'live-klok';

const VERSION = 1;
const AT_MOST_MS = 36 * 3_600_000;

export type Kept = {
  /** The last good data for this podium, or null: nothing, another podium, another form, or older than 36 hours. */
  data(now: number): LiveData | null;
  keep(data: LiveData): void;
  /** The server's time minus the device's, in ms; null when unknown. */
  offset(): number | null;
  keepOffset(offset: number): void;
};

type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What a screen keeps for a reload without network. `storage` null or refusing: it keeps nothing. */
export function createKept(storage: Keeper | null, podium: string | null): Kept {
  const read = (key: string): unknown => {
    try {
      return parsed(storage?.getItem(key) ?? null);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: unknown) => {
    try {
      storage?.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden: the page has it in memory.
    }
  };
  return {
    data(now) {
      const value = read(DATA_KEY);
      if (typeof value !== 'object' || value === null) return null;
      if (!('v' in value && 'podium' in value && 'data' in value)) return null;
      if (value.v !== VERSION || value.podium !== podium || !isLiveData(value.data)) return null;
      return now - value.data.now <= AT_MOST_MS ? value.data : null;
    },
    keep: (data) => write(DATA_KEY, { v: VERSION, podium, data }),
    offset() {
      const value = read(OFFSET_KEY);
      return typeof value === 'number' && Number.isFinite(value) ? value : null;
    },
    keepOffset: (offset) => write(OFFSET_KEY, Math.round(offset)),
  };
}

/** Local or session storage; null where the browser refuses it. */
export function storageOf(get: () => Storage): Storage | null {
  try {
    return get();
  } catch {
    return null;
  }
}
