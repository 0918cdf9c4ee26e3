/**
 * The data attributes by which scripts (`browser/`, islands, the preview) find what the components rendered. A component
 * spreads `hook(name)`, a script looks for `selector(name)`: a name that only one of them knows does not compile.
 */
const HOOKS = {
  siteHeader: 'data-site-header',
  announcement: 'data-announcement',
  dropdown: 'data-dropdown',
  listTitle: 'data-list-title',
  backLink: 'data-back-link',
  ribbon: 'data-ribbon',
  ribbonName: 'data-ribbon-name',
  ribbonText: 'data-ribbon-text',
  listCount: 'data-list-count',
  sheetItem: 'data-sheet-item',
  sheetCount: 'data-sheet-count',
  ownOnly: 'data-own-only',
  ownCount: 'data-own-count',
  ownTotal: 'data-own-total',
  change: 'data-change',
  changeGroup: 'data-change-group',
  listCountText: 'data-list-count-text',
  ribbonPlace: 'data-place',
  ribbonExperience: 'data-experience',
  ribbonDay: 'data-day',
  ribbonSeen: 'data-seen',
  dateStrip: 'data-date-strip',
  slide: 'data-slide',
  portal: 'data-portal',
  offline: 'data-offline',
  listRow: 'data-row',
  sharedOwn: 'data-shared-own',
  sharedExtra: 'data-shared-extra',
  siteFooter: 'data-site-footer',
  consentOpen: 'data-consent-open',
  tags: 'data-tags',
  tagManager: 'data-tag-manager',
  consentSrc: 'data-consent-src',
  consentId: 'data-consent-id',
  liveEditing: 'data-live-editing',
  previewProblems: 'data-preview-problems',
  tooLarge: 'data-too-large',
  disclosure: 'data-disclosure',
  indeterminate: 'data-indeterminate',
  pictureWords: 'data-words',
  toasts: 'data-toasts',
  storedOpen: 'data-stored-open',
} as const;

type HookName = keyof typeof HOOKS;

/** The attribute name of a hook, for markup that is written as text. */
export const attribute = (name: HookName): string => HOOKS[name];

/** The attribute of a hook, as props. */
export const hook = (name: HookName, value = ''): Readonly<Record<string, string>> => ({
  [HOOKS[name]]: value,
});

/** A selector of the elements with a hook, with any value or a given one. */
export const selector = (name: HookName, value?: string): string =>
  value === undefined ? `[${HOOKS[name]}]` : `[${HOOKS[name]}="${CSS.escape(value)}"]`;

/** The value of a hook on an element; null when it has none. */
export const hookValue = (element: Element, name: HookName): string | null =>
  element.getAttribute(HOOKS[name]);
