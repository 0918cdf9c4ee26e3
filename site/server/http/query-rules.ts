import { REFERENCE_PARAMETER, readReference } from '@inktvis/forms';
import {
  LIVE_PARAMETERS as LIVE,
  OPEN_PARAMETER,
  OPEN_VALUE,
  PLACE_PARAMETER,
  TAG_PARAMETER,
  TERM_PARAMETER,
  TOKEN_PARAMETER,
  UNKNOWN_PARAMETER,
  withoutPasted,
} from '@inktvis/foundation/parameters';
import {
  FILTER_PARAMETERS,
  PROGRAMME_DATA_PATH,
  PROGRAMME_PARAMETERS,
} from '@inktvis/programme/filters/address';
import { PAGE_PARAMETER } from '@inktvis/programme/pagination';
import {
  BOOKING_PARAMETER,
  MY_LIST_PATH,
  NAMES_PATH,
  OCCURRENCE_PARAMETER,
  PROGRAMME_LIST,
  SHARED_IDS,
  sharedIds,
} from '@inktvis/programme/paths';
import { NAMES_PARAMETERS } from '@inktvis/programme/people/name-list';

/** A list: the values that are known; `names`: short names joined by full stops; `term`: kept when it is empty too. */
type ParameterKind = 'page' | 'single' | 'set' | readonly string[] | 'names' | 'term' | 'reference' | 'mark';

type QueryRule = { readonly path: RegExp; readonly parameters: Readonly<Record<string, ParameterKind>> };

export type QueryRules = readonly QueryRule[];

const MAX_VALUE_LENGTH = 200;
const MAX_VALUES = 50;

/** Exports of the programme: narrowed by filters, without pages. */
const programmeExport = /^\/programma(\.(ics|json)|\/[^/]+\.ics)$/;

/** Any other parameter never reaches a page, nor makes a second copy. `product`: in addresses of tours (requirements 2.2). */
export function createQueryRules(product: string): QueryRules {
  const tours = RegExp.escape(`${product}-op-toer`);
  return [
    { path: PROGRAMME_LIST, parameters: PROGRAMME_PARAMETERS },
    { path: new RegExp(`^${NAMES_PATH}$`), parameters: NAMES_PARAMETERS },
    { path: PROGRAMME_DATA_PATH, parameters: { ...PROGRAMME_PARAMETERS, [PAGE_PARAMETER]: 'page' } },
    { path: programmeExport, parameters: FILTER_PARAMETERS },
    {
      path: /^\/activiteiten\/[^/]+\.ics$/,
      parameters: { [OCCURRENCE_PARAMETER]: 'names', [BOOKING_PARAMETER]: 'names' },
    },
    { path: /^\/activiteiten\/[^/.]+$/, parameters: { [OCCURRENCE_PARAMETER]: 'names' } },
    { path: new RegExp(`^${MY_LIST_PATH}(\\.ics)?$`), parameters: { [SHARED_IDS]: 'names' } },
    {
      // biome-ignore lint/plugin: a setting, escaped.
      path: new RegExp(`^/${tours}(/|$)`),
      parameters: { [TAG_PARAMETER]: 'set', [UNKNOWN_PARAMETER]: 'mark' },
    },
    { path: /^\/boekhandels$/, parameters: { [PLACE_PARAMETER]: 'single', [OPEN_PARAMETER]: [OPEN_VALUE] } },
    { path: /^\/nieuwsbrief\/(bevestigen|uitschrijven)$/, parameters: { [TOKEN_PARAMETER]: 'single' } },
    { path: /^\/zoeken$/, parameters: { [TERM_PARAMETER]: 'term' } },
    {
      path: /^\/live$/,
      parameters: { [LIVE.screen]: 'single', [LIVE.stage]: 'single', [LIVE.board]: 'single' },
    },
    {
      path: /^(?!\/programma\/namen$|.*\.(ics|json|png|xml)$)/,
      parameters: { [PAGE_PARAMETER]: 'page', [REFERENCE_PARAMETER]: 'reference' },
    },
  ];
}

/** The known parameters in the order of the table: sets sorted and unique, the first value of others. With its `?`, or ''. */
export function canonicalQuery(rules: QueryRules, path: string, rawQuery: string): string {
  if (rawQuery === '') return '';
  const given = new URLSearchParams(rawQuery);
  const parts: string[] = [];
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const [name, kind] of Object.entries(rule.parameters)) {
      for (const value of acceptedValues(kind, given.getAll(name)))
        parts.push(`${name}=${encodeURIComponent(value)}`);
    }
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function acceptedValues(kind: ParameterKind, given: readonly string[]): readonly string[] {
  if (kind === 'mark') return given.slice(0, 1).map(() => '1');
  const values = kind === 'term' ? given : given.map(withoutPasted);
  if (typeof kind === 'object') return kind.filter((known) => values.includes(known));
  if (kind === 'page') return values.slice(0, 1).filter(isFurtherPage);
  if (kind === 'reference') return values.slice(0, 1).filter((value) => readReference(value) !== null);
  if (kind === 'term' && values[0]?.trim() === '') return [''];
  if (kind === 'names') return [sharedIds(values[0] ?? '').join('.')].filter((names) => names !== '');
  const usable = values.map((value) => value.trim()).filter(isUsable);
  return kind !== 'set' ? usable.slice(0, 1) : [...new Set(usable)].sort().slice(0, MAX_VALUES);
}

/** Page 1 is the address without the parameter; no list has more than 9999, and page 1 is shown (requirements 2.2). */
const isFurtherPage = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value) && value !== '1';

/** U+FFFD stands for bytes that were no text; control characters mean nothing in any of our parameters. */
const isUsable = (value: string): boolean =>
  value !== '' && value.length <= MAX_VALUE_LENGTH && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(value);
