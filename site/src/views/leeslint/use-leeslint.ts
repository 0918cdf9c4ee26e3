import { useSyncExternalStore } from 'react';
import type { Saved } from '../../leeslint/kept.ts';
import { leeslint } from '../../leeslint/leeslint.ts';

const notKnown = (): readonly Saved[] | null => null;

/** The visitor's list; null on the server and while hydrating, where nobody knows it. */
export const useLeeslint = (): readonly Saved[] | null =>
  useSyncExternalStore<readonly Saved[] | null>(leeslint.subscribe, leeslint.items, notKnown);
