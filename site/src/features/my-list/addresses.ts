import { MY_LIST_PATH, REMINDER_PARAMETER, REMINDER_VALUE, withSharedIds } from '@inktvis/programme/paths';

/** The address that shows this list to anybody; `base` without a slash at the end. */
export const shareAddress = (base: string, ids: readonly string[]): string =>
  base + withSharedIds(MY_LIST_PATH, ids);

/** The path of this list as a calendar, with a reminder at each item or without. */
export const calendarPath = (ids: readonly string[], reminds: boolean): string =>
  withSharedIds(`${MY_LIST_PATH}.ics`, ids) + (reminds ? `&${REMINDER_PARAMETER}=${REMINDER_VALUE}` : '');

/** The address that a calendar program subscribes to. */
export const subscribeAddress = (base: string, ids: readonly string[], reminds: boolean): string =>
  base.replace(/^https?:/, 'webcal:') + calendarPath(ids, reminds);

/** The `mailto:` address of a message, for the visitor's own mail program. */
export const mailAddress = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
