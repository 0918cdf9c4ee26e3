import { createMyList } from './store.ts';

/** Merely naming the storage throws where a visitor refuses it. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The list of the visitor of this page. On the server it is empty and stays so. */
export const myList = createMyList(browserStorage(), typeof window === 'undefined' ? null : window);
