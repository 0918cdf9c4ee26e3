/** All days, or the one that the clock selects; a day is one step below. */
export const PROGRAMME_PATH = '/programma';

export const NAMES_PATH = '/programma/namen';

export const CHANGES_PATH = '/programma/wijzigingen';

/** `/programma/archief/2024` */
export const archivePath = (year: string): string => `/programma/archief/${year}`;

/** The programme or a day, not its other pages and files. */
export const PROGRAMME_LIST = /^\/programma(\/(?!(?:namen|wijzigingen)$)[^/.]+)?$/;

/** `#token`: the page of who keeps the queue of a signing table. */
export const STEWARD_PATH = '/wachtrij';

export const PROGRAMME_DOCUMENT = '/programma.json';

/** `?b=4k.7m`: the ids of a shared list. */
export const MY_LIST_PATH = '/mijn-leeslint';
export const SHARED_IDS = 'b';

/** `?moment=4k`: which occurrence of an experience. */
export const OCCURRENCE_PARAMETER = 'moment';

/** `?moment=4k&reserveren=1`: the hour from which it can be booked, in place of its own. */
export const BOOKING_PARAMETER = 'reserveren';

const MAX_SHARED = 200;

const ID = /^[0-9a-z]{1,13}$/;

/** Each id once, in order, at most 200, without what a mail program or a sentence put around them: `"4k.7m.a2),`. */
export const sharedIds = (value: string): string[] => {
  const parts = value.toLowerCase().split(/^[^0-9a-z]+|\./);
  const ids = new Set(parts.map((part) => part.replace(/[^0-9a-z].*/s, '')));
  return [...ids].filter((id) => ID.test(id)).slice(0, MAX_SHARED);
};

export const withSharedIds = (path: string, ids: readonly string[]): string =>
  `${path}?${SHARED_IDS}=${ids.slice(0, MAX_SHARED).join('.')}`;
