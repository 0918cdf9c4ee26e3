import { useSyncExternalStore } from 'react';
import { myList } from '../../browser/my-list/my-list.ts';
import type { Saved } from '../../browser/my-list/saved-items.ts';

const notKnown = (): readonly Saved[] | null => null;

/** The visitor's list; null on the server and while hydrating, where nobody knows it. */
export const useMyList = (): readonly Saved[] | null =>
  useSyncExternalStore<readonly Saved[] | null>(myList.subscribe, myList.items, notKnown);
