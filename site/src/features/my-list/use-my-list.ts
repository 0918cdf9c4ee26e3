import { useSyncExternalStore } from 'react';
import { myList } from '../../browser/my-list/my-list.ts';
import type { Saved } from '../../browser/my-list/store.ts';

/** The visitor's list; null on the server and while hydrating, where it is unknown. */
export const useMyList = (): readonly Saved[] | null =>
  useSyncExternalStore<readonly Saved[] | null>(myList.subscribe, myList.items, () => null);
