import { isObject, parseJson } from '@inktvis/foundation/json';
import { type QueueState, REPORT_LIFE_MS, type TableState } from '@inktvis/programme/signing-queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deadline } from '../../browser/deadline.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';

/** A tap that is not acknowledged yet. `at`: by the clock of this device, of which only differences count. */
export type Tap = {
  readonly id: string;
  readonly moment: string;
  readonly state: QueueState;
  readonly at: number;
};

/** `unstored`: the site answers and could not store it. `dropped`: too late, or not its time. */
type Problem = 'offline' | 'unstored' | 'dropped';

type Known = {
  readonly table: TableState | null;
  /** How far the server's clock is ahead of this one, in ms. */
  readonly ahead: number;
  readonly isGone: boolean;
  readonly pending: Tap | null;
  readonly problem: Problem | null;
  readonly dropped: Tap | null;
};

/** The key in local storage: the last tap, until it is acknowledged. */
const KEY = 'wachtrij';
const [POLL_MS, RETRY_MS, TIMEOUT_MS, DEAF_MS] = [10_000, 2000, 5000, 800];

const isTable = (value: unknown): value is TableState => isObject(value) && Array.isArray(value.moments);

function storedTap(): Tap | null {
  const tap = parseJson(readStorage('localStorage', KEY) ?? '');
  return isObject(tap) && typeof tap.at === 'number' ? (tap as Tap) : null;
}

const storeTap = (tap: Tap | null): void => writeStorage('localStorage', KEY, JSON.stringify(tap));

/** The table of a link, and the taps on it, which are kept until the site has stored them. */
export function useTable(token: string) {
  const [known, setKnown] = useState<Known>(() => ({
    table: null,
    ahead: 0,
    isGone: false,
    pending: storedTap(),
    problem: null,
    dropped: null,
  }));
  const [now, setNow] = useState(Date.now);
  const deafUntil = useRef(0);
  const latest = useRef(known);
  const wake = useRef(() => {});
  const update = (change: Partial<Known>): void => {
    latest.current = { ...latest.current, ...change };
    if (change.pending !== undefined) storeTap(change.pending);
    setKnown(latest.current);
  };

  /** One question, with the tap that waits; gives in how many ms to ask again. */
  const ask = useEffectEvent(async (): Promise<number> => {
    const tap = latest.current.pending;
    const age = tap ? Math.max(0, Date.now() - tap.at) : 0;
    if (tap && age > REPORT_LIFE_MS) {
      update({ pending: null, problem: 'dropped', dropped: tap });
      return 0;
    }
    const response = await fetch('/api/signeren', {
      cache: 'no-store',
      signal: deadline(TIMEOUT_MS),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(tap && {
        method: 'POST',
        body: JSON.stringify({ id: tap.id, moment: tap.moment, state: tap.state, age }),
      }),
    }).catch(() => null);
    const isSame = latest.current.pending === tap;
    if (response?.status === 404) update({ isGone: true });
    else if (response?.ok) {
      const table: unknown = await response.json().catch(() => null);
      if (!isTable(table)) return RETRY_MS;
      const wasDropped = latest.current.problem === 'dropped' && !tap;
      update({
        table,
        ahead: table.now - Date.now(),
        problem: wasDropped ? 'dropped' : null,
        ...(tap && isSame && { pending: null }),
      });
      return isSame ? POLL_MS : 0;
    } else if (tap && response && response.status < 429) {
      if (isSame) update({ pending: null, problem: 'dropped', dropped: tap });
      return 0;
    } else update({ problem: response ? 'unstored' : 'offline' });
    return RETRY_MS;
  });

  useEffect(() => {
    const ended = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    async function run(): Promise<void> {
      if (isAsking || ended.signal.aborted) return;
      isAsking = true;
      clearTimeout(timer);
      const wait = await ask().catch(() => RETRY_MS);
      isAsking = false;
      if (!ended.signal.aborted) timer = setTimeout(run, wait);
    }
    wake.current = () => void run();
    wake.current();
    const second = setInterval(() => setNow(Date.now()), 1000);
    addEventListener('online', wake.current, { signal: ended.signal });
    document.addEventListener('visibilitychange', wake.current, { signal: ended.signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
      clearInterval(second);
    };
  }, []);

  return {
    ...known,
    now: now + known.ahead,
    /** A second tap right after it does nothing. */
    tap(moment: string, state: QueueState): void {
      const at = Date.now();
      if (at < deafUntil.current) return;
      deafUntil.current = at + DEAF_MS;
      update({ pending: { id: crypto.randomUUID(), moment, state, at }, problem: null });
      wake.current();
    },
    discard: () => update({ pending: null, problem: null }),
  };
}
