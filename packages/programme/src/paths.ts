/** The whole programme: all days, or the one that the clock selects. A day is one step below (`/programma/<slug>`). */
export const PROGRAMME_PATH = '/programma';

/** The page of all names, and its filters. */
export const NAMES_PATH = '/programma/namen';

/** The page with what changed in the programme. */
export const CHANGES_PATH = '/programma/wijzigingen';

/** The page of a former edition: `/programma/archief/2024`. */
export const archivePath = (year: string): string => `/programma/archief/${year}`;

/** The path of the programme or of one of its days, not of its other pages and files: no day may have their slug. */
export const PROGRAMME_LIST = /^\/programma(\/(?!(?:namen|wijzigingen)$)[^/.]+)?$/;

/** The whole programme as data: `ScheduleDocument`. */
export const PROGRAMME_DOCUMENT = '/programma.json';

/** The page of the visitor's own list, and the parameter that holds the ids of a shared one: `?b=4k.7m`. */
export const MY_LIST_PATH = '/mijn-leeslint';
export const SHARED_IDS = 'b';

/** In the address of the calendar of an experience: the occurrence that it is about, `?moment=4k`. */
export const OCCURRENCE_PARAMETER = 'moment';

/** How many ids an address may hold. */
const MAX_SHARED = 200;

const ID = /^[0-9a-z]{1,13}$/;

/**
 * The ids of `?b=4k.7m.a2` (`occurrenceKey`): each once, in order, at most 200; anything else is left out, also what a mail
 * program or a sentence put around them, `"4k.7m.a2),`.
 */
export const sharedIds = (value: string): string[] => {
  const parts = value.toLowerCase().split(/^[^0-9a-z]+|\./);
  const ids = new Set(parts.map((part) => part.replace(/[^0-9a-z].*/s, '')));
  return [...ids].filter((id) => ID.test(id)).slice(0, MAX_SHARED);
};

/** `path` with the ids of a list. */
export const withSharedIds = (path: string, ids: readonly string[]): string =>
  `${path}?${SHARED_IDS}=${ids.slice(0, MAX_SHARED).join('.')}`;
