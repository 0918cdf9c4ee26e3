import { isObject, type JsonObject, listOf } from '@inktvis/foundation/json';
import type { Result } from '@inktvis/foundation/result';
import { type Connection, createEntryApi, Refusal } from './entry-api.ts';
import { FACILITIES, type Made } from './event-body.ts';
import { type EventBody, fieldWord } from './event-schema.ts';
import type { Ledger } from './ledger.ts';
import { differences, laidOver } from './merge.ts';

type Offer = { readonly uuid: string; readonly slug: string; readonly made: Result<Made, string> };

type Plan = Pick<Offer, 'uuid' | 'slug'> & {
  readonly kind: 'nieuw' | 'gewijzigd' | 'ingetrokken' | 'ongewijzigd';
  readonly body: EventBody;
  /** Null: they stay as they are. */
  readonly facilities: readonly string[] | null;
  /** Parts that are not as they were sent. */
  readonly changes: readonly string[];
};

const changesOf = (one: JsonObject, other: JsonObject): string[] =>
  Object.keys({ ...one, ...other }).filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));

/** What there is to do since what was sent last. What is gone and still to come is cancelled, never deleted. */
export function planOf(offers: readonly Offer[], { entries }: Ledger, now: Date): Plan[] {
  const own = offers.flatMap(({ uuid, slug, made }): Plan[] => {
    if (!made.ok) return [];
    const { body, facilities } = made.value;
    const sent = entries[uuid]?.sent;
    const changes = sent ? changesOf(sent, body) : [];
    const kind = !sent ? 'nieuw' : changes.length > 0 ? 'gewijzigd' : 'ongewijzigd';
    return [{ uuid, slug, kind, body, facilities, changes }];
  });
  const present = new Set(offers.map(({ uuid }) => uuid));
  const gone = Object.entries(entries).flatMap(([uuid, { slug, sent }]): Plan[] => {
    const off = { status: { type: 'Unavailable' }, bookingAvailability: { type: 'Unavailable' } } as const;
    const isOn = ({ endDate, status }: EventBody['subEvent'][number]) =>
      Date.parse(endDate) > now.getTime() && status.type === 'Available';
    if (present.has(uuid) || !sent.subEvent.some(isOn)) return [];
    const subEvent = sent.subEvent.map((moment) => (isOn(moment) ? { ...moment, ...off } : moment));
    const body = { ...sent, subEvent };
    return [{ uuid, slug, kind: 'ingetrokken', body, facilities: null, changes: ['subEvent'] }];
  });
  return [...own, ...gone];
}

const termsOf = (event: JsonObject, domain: string): string[] =>
  listOf(event.terms).flatMap((term) => (isObject(term) && term.domain === domain ? String(term.id) : []));

const PUBLISHED: readonly unknown[] = ['READY_FOR_VALIDATION', 'APPROVED'];
const OWN_FACILITIES = Object.values(FACILITIES);

/** Carries out plans one by one, and says what was done and what an editor should know. Throws a `Refusal`. */
export function createPublisher(connection: Connection, ledger: Ledger) {
  const api = createEntryApi(connection);
  let mayFacilities = true;

  /** Access has a call and a permission of its own; what others chose stays. */
  async function bringFacilities(path: string, theirs: readonly string[], ours: readonly string[]) {
    const list = [...theirs.filter((id) => !OWN_FACILITIES.includes(id)), ...ours];
    if (!mayFacilities || list.toSorted().join() === theirs.toSorted().join()) return [];
    try {
      await api.call('PUT', `${path}/facilities`, list);
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      mayFacilities = false;
      return [`voorzieningen kunnen niet mee, van geen enkel event: ${error.message}`];
    }
  }

  return async ({ uuid, slug, body, facilities, ...plan }: Plan) => {
    const known = ledger.entries[uuid];
    const found = known?.id ?? (await api.find(body.hiddenLabels[0] ?? ''));
    const before = found === undefined ? null : await api.call('GET', `/events/${found}`);
    if (before?.workflowStatus === 'DELETED')
      throw new Refusal('is in UiTdatabank verwijderd, en komt er niet terug');
    const strange = before ? differences(before, body) : [];
    const isDue = !known || plan.changes.length + strange.length > 0 || before?.workflowStatus === 'DRAFT';
    const id = found ?? (await api.call('POST', '/events', body)).id;
    if (typeof id !== 'string') throw new Refusal('geen nummer gekregen');
    const path = `/events/${id}`;
    const sent: JsonObject = known?.sent ?? {};
    if (before && isDue) {
      await api.call('PUT', path, laidOver(before, body, sent));
      // A theme that is left out of an event stays.
      const isGone = termsOf(sent, 'theme').length > termsOf(body, 'theme').length;
      if (isGone) await api.call('DELETE', `${path}/theme`);
    }
    if (isDue) ledger.remember(uuid, { id, slug, sent: body });
    const after = before && !isDue ? before : await api.call('GET', path);
    const lost = differences(after, body).map(fieldWord);
    const notes = facilities ? await bringFacilities(path, termsOf(after, 'facility'), facilities) : [];
    if (before && !known) notes.push('stond er al');
    if (!PUBLISHED.includes(after.workflowStatus)) notes.push(`is er niet te zien (${after.workflowStatus})`);
    if (lost.length > 0) notes.push(`UiTdatabank neemt niet over: ${lost.join(', ')}`);
    if (sent.priceInfo && !body.priceInfo) notes.push('de prijs blijft er staan; haal hem daar weg');
    const kind = plan.kind === 'ongewijzigd' && isDue ? 'gewijzigd' : plan.kind;
    return { kind, changes: [...new Set([...plan.changes, ...strange])], notes };
  };
}
