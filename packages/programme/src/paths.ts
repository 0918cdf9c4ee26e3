/** The whole programme: all days, or the one that the clock selects. A day is one step below (`/programma/<slug>`). */
export const PROGRAMME_PATH = '/programma';

/** The page of all names, and its filters. */
export const NAMES_PATH = '/programma/namen';

/** The page with what changed in the programme. */
export const CHANGES_PATH = '/programma/wijzigingen';

/** The path of the programme or of one of its days, not of its other pages and files: no day may have their slug. */
export const PROGRAMME_LIST = /^\/programma(\/(?!(?:namen|wijzigingen)$)[^/.]+)?$/;
