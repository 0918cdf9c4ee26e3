import { createElement, Fragment, type ReactNode } from 'react';

/** Every entry of a list that never changes, side by side: as separate children they need no keys. */
export const each = <T>(list: readonly T[], show: (entry: T, index: number) => ReactNode) =>
  createElement(Fragment, null, ...list.map(show));
