import { camelCase, isAbsent } from '../kit/definition.ts';
import { ENTRY } from '../vocabularies.ts';
import { ENTRY_FIELDS, entryFields } from './shared-fields.ts';

type Values = Readonly<Record<string, unknown>>;

const contentOf = (story: unknown): Values => (story as { content: Values } | null)?.content ?? {};

/** Without the ids of blocks, which are never equal. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one));

const isBooked = (entry: unknown): boolean =>
  Object.entries(ENTRY.values).some(([name, { isBooked: booked }]) => booked && name === entry);

/** Of a moment: that it repeats its experience, and that one has to book where there is no address (requirements 3). */
export function entryNotes(values: Values, raw: Values) {
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
