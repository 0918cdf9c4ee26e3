/** The page of a list: the own one, or with `?b=` the list in the address. */
export const LIST_PATH = '/mijn-leeslint';

/** How many ids an address may carry. */
export const MAX_SHARED = 200;

const ID = /^[0-9a-z]{1,13}$/;

/** The ids of `?b=4k.7m.a2`: each once, in order, at most 200; anything else is left out. */
export const sharedIds = (parameter: string): string[] =>
  [...new Set(parameter.toLowerCase().split('.'))].filter((id) => ID.test(id)).slice(0, MAX_SHARED);

const withIds = (path: string, ids: readonly string[]): string =>
  `${path}?b=${ids.slice(0, MAX_SHARED).join('.')}`;

/** The address that shows this list to anybody; `base` without a slash at the end. */
export const shareAddress = (base: string, ids: readonly string[]): string => base + withIds(LIST_PATH, ids);

/** The path of this list as a calendar. */
export const calendarPath = (ids: readonly string[]): string => withIds(`${LIST_PATH}.ics`, ids);

/** The address that a calendar program subscribes to. */
export const subscribeAddress = (base: string, ids: readonly string[]): string =>
  base.replace(/^https?:/, 'webcal:') + calendarPath(ids);

/** The `mailto:` address of a message, for the visitor's own mail program. */
export const mailAddress = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** An address as people read it: without its protocol. */
export const spoken = (address: string): string => address.replace(/^https?:\/\//, '');
