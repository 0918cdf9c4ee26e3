/**
 * The data attributes by which scripts (`browser/`, islands, the preview) find what the components rendered. A component
 * spreads `hook(name)`, a script looks for `selector(name)`: a name that only one of them knows does not compile. Names are
 * those of `dataset`: `siteHeader` is `data-site-header`.
 */
type HookName =
  | 'siteHeader'
  | 'announcement'
  | 'dropdown'
  | 'listTitle'
  | 'backLink'
  | 'ribbon'
  | 'ribbonName'
  | 'ribbonText'
  | 'listCount'
  | 'sheetItem'
  | 'sheetCount'
  | 'ownOnly'
  | 'ownCount'
  | 'ownTotal'
  | 'change'
  | 'changeGroup'
  | 'listCountText'
  | 'place'
  | 'experience'
  | 'day'
  | 'seen'
  | 'dateStrip'
  | 'offline'
  | 'row'
  | 'siteFooter'
  | 'consentOpen'
  | 'tags'
  | 'tagManager'
  | 'consentSrc'
  | 'consentId'
  | 'liveEditing'
  | 'previewProblems'
  | 'disclosure'
  | 'words'
  | 'locator'
  | 'point'
  | 'toasts';

/** The attribute name of a hook, for markup that is written as text. */
export const attribute = (name: HookName): string =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The attribute of a hook, as props. */
export const hook = (name: HookName, value = ''): Readonly<Record<string, string>> => ({
  [attribute(name)]: value,
});

/** Sets a hook on an element. */
export const setHook = (element: Element, name: HookName, value: string): void =>
  element.setAttribute(attribute(name), value);

/** A selector of the elements with a hook, with any value or a given one. */
export const selector = (name: HookName, value?: string): string =>
  value === undefined ? `[${attribute(name)}]` : `[${attribute(name)}="${CSS.escape(value)}"]`;

/** The value of a hook on an element; null when it has none. */
export const hookValue = (element: Element, name: HookName): string | null =>
  element.getAttribute(attribute(name));
