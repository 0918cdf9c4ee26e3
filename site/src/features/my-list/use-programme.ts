import { useCallback, useEffect, useState } from 'react';
import { fetchProgramme } from './fetch-programme.ts';
import type { ListItem } from './list-item.ts';

export type ProgrammeState =
  | { readonly name: 'waiting' }
  | { readonly name: 'failed' }
  | { readonly name: 'ready'; readonly items: readonly ListItem[] };

/** The programme, fetched as soon as it is wanted; `retry` asks again after a failure. */
export function useProgramme(isWanted: boolean): {
  readonly state: ProgrammeState;
  readonly retry: () => void;
} {
  const [state, setState] = useState<ProgrammeState>({ name: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    // A further attempt begins anew.
    if (attempt > 0) setState({ name: 'waiting' });
    fetchProgramme().then((items) => {
      if (isCurrent) setState(items ? { name: 'ready', items } : { name: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt]);
  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
