/** Where a list lives: `/mijn-leeslint`, or with `?b=` the list in the address. */
export const LIST_PATH = '/mijn-leeslint';

/** How many ids an address may carry. */
export const MOST_SHARED = 200;

const ID = /^[0-9a-z]{1,13}$/;

/** The ids of `?b=4k.7m.a2`: each once, in order, at most 200; what is no id is left out. */
export const sharedIds = (parameter: string): string[] =>
  [...new Set(parameter.toLowerCase().split('.'))].filter((id) => ID.test(id)).slice(0, MOST_SHARED);

const withIds = (path: string, ids: readonly string[]): string =>
  `${path}?b=${ids.slice(0, MOST_SHARED).join('.')}`;

/** The address that shows this list to anybody; `base` without a slash at the end. */
export const shareAddress = (base: string, ids: readonly string[]): string => base + withIds(LIST_PATH, ids);

/** The path of this list as a calendar. */
export const calendarPath = (ids: readonly string[]): string => withIds(`${LIST_PATH}.ics`, ids);

/** The address that a calendar program subscribes to. */
export const subscribeAddress = (base: string, ids: readonly string[]): string =>
  base.replace(/^https?:/, 'webcal:') + calendarPath(ids);

/** A message with the address, for the visitor's own mail program. */
export const mailAddress = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** An address as people read it aloud: without its protocol. */
export const spoken = (address: string): string => address.replace(/^https?:\/\//, '');
