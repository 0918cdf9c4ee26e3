import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isObject, parseJson } from '@inktvis/foundation/json';
import { closeServer, listen } from '@inktvis/foundation/listen';
import { onTestFinished } from 'vitest';
import { eventSchema } from '../event-schema.ts';

// biome-ignore lint/suspicious/noExplicitAny: events as the service stores them; a test changes whatever it wants.
export type StoredEvent = Record<string, any>;
type Fault = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: object };

const SECRET = 'geheim-van-de-proef';
const PLACE = {
  '@type': 'Place',
  name: { nl: 'Kortrijk Xpo' },
  address: {
    nl: { addressCountry: 'BE', addressLocality: 'Kortrijk', postalCode: '8500', streetAddress: 'Proef 1' },
  },
};
const QUERY = ['labels[]', 'workflowStatus', 'disableDefaultFilters'];

/** Others may have written a telephone number only. */
const schema = eventSchema.extend({
  bookingInfo: eventSchema.shape.bookingInfo.unwrap().partial().optional(),
});

/** As the service writes instants: with another offset than they came. */
const utc = (instant: string) => new Date(instant).toISOString().replace('.000Z', '+00:00');

function stored(id: string, origin: string, body: StoredEvent, there: StoredEvent): StoredEvent {
  const subEvent = body.subEvent
    .map((moment: StoredEvent) => ({
      ...moment,
      '@type': 'Event',
      startDate: utc(moment.startDate),
      endDate: utc(moment.endDate),
      status: moment.status ?? { type: 'Available' },
      bookingAvailability: moment.bookingAvailability ?? { type: 'Available' },
    }))
    .sort((a: StoredEvent, b: StoredEvent) => a.startDate.localeCompare(b.startDate))
    .map((moment: StoredEvent, index: number) => ({ ...moment, id: index }));
  const isIn = (domain: string) => (term: StoredEvent) => term.domain === domain;
  const theirs = there.terms ?? [];
  const theme = body.terms.filter(isIn('theme'));
  return {
    ...body,
    '@id': `${origin}/events/${id}`,
    '@context': '/contexts/event',
    subEvent,
    location: { ...PLACE, '@id': body.location['@id'] },
    // Left out, these stay as they were; facilities have a call of their own.
    terms: [
      ...body.terms.filter(isIn('eventtype')),
      ...(theme.length > 0 ? theme : theirs.filter(isIn('theme'))),
      ...theirs.filter(isIn('facility')),
    ],
    description: body.description ?? there.description,
    priceInfo: body.priceInfo ?? there.priceInfo,
    typicalAgeRange: body.typicalAgeRange ?? '-',
    labels: [...new Set([...body.labels, ...(there.ownLabels ?? [])])],
    ownLabels: there.ownLabels,
    // A transition that cannot be is ignored.
    workflowStatus:
      there.workflowStatus && there.workflowStatus !== 'DRAFT'
        ? there.workflowStatus
        : (body.workflowStatus ?? 'DRAFT'),
    availableFrom: utc('2024-01-01T00:00:00Z'),
    availableTo: subEvent.at(-1).endDate,
    audience: { audienceType: 'everyone' },
  };
}

/**
 * The Entry API, the tokens and the search that go with it, until the end of the test, with what surprises: each is named in
 * the tests. Bodies are validated by our own schema: the one of docs.publiq.be has no licence.
 */
export async function startEntryService() {
  const events = new Map<string, StoredEvent>();
  const requests: string[] = [];
  const faults: { readonly on: string; readonly fault: Fault }[] = [];
  const state = { tokens: 0, mayFacilities: true };
  let token = '';
  let origin = '';

  const problem = (status: number, title: string, more: object = {}) => ({
    status,
    body: { type: 'https://api.publiq.be/probs/x', title, status, ...more },
  });
  function validate(body: unknown) {
    const parsed = schema.safeParse(body);
    const schemaErrors = parsed.error?.issues.map(({ path, message }) => ({
      jsonPointer: `/${path.join('/')}`,
      error: message,
    }));
    return schemaErrors && problem(400, 'Invalid body data', { schemaErrors });
  }
  function search(query: URLSearchParams) {
    if ([...query.keys()].some((key) => !QUERY.includes(key))) return problem(404, 'Not Found');
    const states = query.get('workflowStatus')?.split(',') ?? [];
    const found = [...events.values()].filter(
      ({ labels, hiddenLabels, workflowStatus }) =>
        states.includes(workflowStatus) && [...labels, ...hiddenLabels].includes(query.get('labels[]')),
    );
    return { status: 200, body: { member: found.map((event) => ({ '@id': event['@id'] })) } };
  }
  function answer(method: string, { pathname, searchParams }: URL, body: unknown) {
    const [, , id = '', part] = pathname.split('/');
    const there = events.get(id);
    if (id === '') {
      if (method === 'GET') return search(searchParams);
      const made = randomUUID();
      const wrong = validate(body);
      if (!wrong && isObject(body)) events.set(made, stored(made, origin, body, {}));
      return wrong ?? { status: 201, body: { id: made, url: `${origin}/events/${made}` } };
    }
    if (!there) return problem(404, 'Not Found');
    if (method === 'GET') return { status: 200, body: there };
    if (part === 'theme') {
      there.terms = there.terms.filter((term: StoredEvent) => term.domain !== 'theme');
      return { status: 204 };
    }
    if (part === 'facilities' && !state.mayFacilities)
      return problem(403, 'Forbidden', { detail: 'Je hebt geen recht op Voorzieningen bewerken.' });
    if (part === 'facilities' && Array.isArray(body)) {
      const others = there.terms.filter((term: StoredEvent) => term.domain !== 'facility');
      there.terms = [...others, ...body.map((term) => ({ id: term, domain: 'facility' }))];
      return { status: 204 };
    }
    const wrong = validate(body);
    if (!wrong && isObject(body)) events.set(id, stored(id, origin, body, there));
    return wrong ?? { status: 200, body: { id } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', origin);
    const sent = await text(request);
    const send = ({ status = 200, body, headers: more }: Fault) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...more })
        .end(body && JSON.stringify(body));
    if (url.pathname.endsWith('/token')) {
      if (new URLSearchParams(sent).get('client_secret') !== SECRET)
        return send(problem(401, 'Unauthorized'));
      state.tokens += 1;
      token = `proef-${state.tokens}`;
      return send({ body: { access_token: token, expires_in: 86_400, token_type: 'Bearer' } });
    }
    const line = `${method} ${url.pathname.replace(/[0-9a-f-]{36}/, 'ID')}`;
    requests.push(line);
    const at = faults.findIndex(({ on }) => on === line);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault?.fault.status) return send(fault.fault);
    if (line !== 'GET /events' && headers.authorization !== `Bearer ${token}`)
      return send(problem(401, 'Unauthorized'));
    const answered = answer(method, url, parseJson(sent));
    // It was written, and nobody hears of it.
    return fault ? request.socket.destroy() : send(answered);
  }

  const server = createServer((request, response) => void respond(request, response));
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  onTestFinished(() => closeServer(server));
  return {
    events,
    /** `PUT /events/ID`; those for tokens are counted in `state`. */
    requests,
    state,
    /** Makes the next such request fail; without a status it is carried out, and the connection is cut. */
    fail: (on: string, fault: Fault = {}) => void faults.push({ on, fault }),
    connection: {
      hosts: { entry: origin, search: origin, tokens: origin },
      clientId: 'proef',
      clientSecret: SECRET,
    },
  };
}
