// The query parameters of pages outside the programme (requirements 2.2).

/** A value of a pasted address without what mail programs and sentences put around it: `"kids",`, `4k)`. */
export const withoutPasted = (value: string): string =>
  value.replace(/^[\s"'‘’“”«<([{]+|[\s"'‘’“”»>)\]},.;:!?…*]+$/g, '');

/** A path with a query behind it, when that says something. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  String(query) === '' ? path : `${path}?${query}`;

export const TERM_PARAMETER = 'q';
/** The place around which bookshops are shown. */
export const PLACE_PARAMETER = 'bij';
/** Set: only bookshops that are open now. */
export const [OPEN_PARAMETER, OPEN_VALUE] = ['open', 'nu'] as const;
export const TAG_PARAMETER = 'tag';
/** What an address asked for that no filter knows: it led to the address without it, which names it (`namingUnknown`). */
export const UNKNOWN_PARAMETER = 'onbekend';

/** `href` with the names of what it left out, three of them, in short; undefined where nothing was. */
export function namingUnknown(href: string, unknown: readonly string[]): string | undefined {
  const short = unknown.slice(0, 3).map((value) => (value.length > 40 ? `${value.slice(0, 39)}…` : value));
  const query = new URLSearchParams(short.map((value) => [UNKNOWN_PARAMETER, value]));
  return short.length === 0 ? undefined : `${href}${href.includes('?') ? '&' : '?'}${query}`;
}

export const TOKEN_PARAMETER = 'token';
/** An editor's preview: the moment that is shown, a Brussels wall time (`2024-10-27T10:05`), and the release, which the editor names. */
export const PREVIEW_PARAMETERS = { time: 'nu', release: '_storyblok_release' } as const;
/** The Live page: on a screen (`1`, or its name), of one stage, with another board. */
export const LIVE_PARAMETERS = { screen: 'scherm', stage: 'podium', board: 'bord' } as const;
