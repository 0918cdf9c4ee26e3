import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { readAge } from '../age.ts';
import { camelCase, isAbsent } from '../kit/definition.ts';
import { ENTRY, SIGNING_TYPE } from '../vocabularies.ts';
import { ENTRY_FIELDS, entryFields, MAX_SHORT_TITLE } from './shared-fields.ts';

type Values = Readonly<Record<string, unknown>>;

const contentOf = (story: unknown): Values => (story as { content: Values } | null)?.content ?? {};

/** Without the ids of blocks, which are never equal. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one));

const isBooked = (entry: unknown): boolean =>
  Object.entries(ENTRY.values).some(([name, { isBooked: booked }]) => booked && name === entry);

/** Of a moment: that it repeats its experience, and that one has to book where there is no address (requirements 3). */
function entryNotes(values: Values, raw: Values) {
  const general = contentOf(values.experience);
  const notes = ENTRY_FIELDS.filter((name) => {
    const [own, its] = [values[camelCase(name)], general[camelCase(name)]];
    return !isAbsent(raw[name]) && !isAbsent(its) && plain(own) !== '[]' && plain(own) === plain(its);
  }).map((name) => [name, `'${entryFields[name].label}' herhaalt de beleving; maak het leeg`] as const);
  const isWithoutAddress =
    isBooked(values.entry ?? general.entry) && isAbsent(raw.booking_url) && isAbsent(general.bookingUrl);
  if (!isWithoutAddress) return notes;
  const message =
    "reserveren zonder adres: bezoekers lezen 'vraag het aan de balie'; geef de beleving of dit moment er een";
  return [...notes, ['booking_url', message] as const];
}

const titlesIn = (stories: unknown): string =>
  [stories]
    .flat()
    .map((story) => contentOf(story).title)
    .filter(Boolean)
    .sort()
    .join(', ');

/** Of a moment: what it says otherwise than its experience, and where a signing is (requirements 3). */
export function momentNotes(values: Values, raw: Values) {
  const general = contentOf(values.experience);
  const notes = (['type', 'theme'] as const).flatMap((name) => {
    const [own, its] = [titlesIn(values[name]), titlesIn(general[name])];
    if (own === '' || own === its || !values.experience) return [];
    return [
      [name, `is niet dat van de beleving (${its || 'geen'}); neem dat over of maak het leeg`] as const,
    ];
  });
  const { slug } = (values.type ?? general.type ?? {}) as { slug?: string };
  const [own, its] = [values.people, general.people] as { signs: boolean }[][];
  const isSigned = slug === SIGNING_TYPE || (own?.length ? own : its)?.some(({ signs }) => signs);
  const where = 'hier wordt gesigneerd, en nergens staat waar; kies een locatie';
  const isNowhere = isSigned && isAbsent(raw.location) && isAbsent(general.location);
  return [...notes, ...(isNowhere ? [['location', where] as const] : []), ...entryNotes(values, raw)];
}

/** Of a name: that both parts are in one field. */
export function nameNotes({ givenName, surname }: Values) {
  const [name, last, first] = /^\s*([^,]+?)\s*,\s*(.+?)\s*$/.exec(`${givenName || surname}`) ?? [];
  const message = `'${name}' is een hele naam; zet '${first}' bij Voornaam en '${last}' bij Familienaam, of maak er twee namen van`;
  return name ? [[givenName ? 'given_name' : 'surname', message] as const] : [];
}

/** Of an experience: an age that the filter cannot read, and a title too long for the screen in the hall. */
export function experienceNotes({ age, title, shortTitle }: Values) {
  const [field, name, advice] = shortTitle
    ? (['short_title', 'korte titel', 'kort hem in'] as const)
    : (['title', 'titel', 'geef een korte titel'] as const);
  const { length } = withoutSoftHyphens(`${shortTitle || title}`);
  const isRead = readAge(`${age}`) !== null;
  const years = `de leeftijd '${age}' begrijpt de filter niet; schrijf bijvoorbeeld '8+' of '4-7 jaar'`;
  const long = `de ${name} telt ${length} tekens; op het scherm in de zaal passen er ${MAX_SHORT_TITLE}, ${advice}`;
  return [
    ...(isRead ? [] : [['age', years] as const]),
    ...(length > MAX_SHORT_TITLE ? [[field, long] as const] : []),
  ];
}
