import { createContext, useState } from 'react';
import { readStoredTexts, writeStorage } from '../../../browser/storage.ts';
import type { ListItem } from '../list-item.ts';

/** Texts under a key of local storage, and what replaces them. */
export function useStoredTexts(key: string) {
  const [texts, setTexts] = useState(() => readStoredTexts('localStorage', key));
  const store = (all: readonly string[]) => {
    writeStorage('localStorage', key, JSON.stringify(all));
    setTexts(all);
  };
  return { texts, store };
}

type StoredTexts = ReturnType<typeof useStoredTexts>;
const NONE: StoredTexts = { texts: [], store: () => {} };

type PlanContext = {
  readonly list: readonly ListItem[];
  readonly programme: readonly ListItem[];
  readonly now: Date;
  /** Keys of the overlaps that the visitor leaves as they are. */
  readonly accepted: StoredTexts;
  /** Ids of the items of which the visitor has a place. */
  readonly arranged: StoredTexts;
};

/** What every part of a filled list looks at. */
export const Plan = createContext<PlanContext>({
  list: [],
  programme: [],
  now: new Date(0),
  accepted: NONE,
  arranged: NONE,
});
