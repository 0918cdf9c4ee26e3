import type { MouseEventHandler } from 'react';

/** Handles a click on a link to another list where that list is shown in place. */
export type OnFollow = MouseEventHandler<HTMLAnchorElement>;

/** Attributes of a link that may be followed in place: its page need not be prefetched. */
export const inPlace = (onFollow: OnFollow | undefined) => ({
  onClick: onFollow,
  'data-in-place': onFollow && true,
});
