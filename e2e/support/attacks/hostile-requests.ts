import fc from 'fast-check';
import {
  anyForm,
  attack,
  JSON_TYPE,
  type Over,
  partsFor,
  plain,
  type Recipe,
  writing,
} from './hostile-attack.ts';
import { mangled, mangledForm } from './hostile-bodies.ts';
import {
  addresses,
  extraName,
  full,
  honeypot,
  stored,
  tickets,
  wrongField,
  wrongType,
} from './hostile-fields.ts';

/** A payload that is good, in a request that is not. */
const inRequest = (
  what: string,
  status: number,
  over: (origin: string) => Partial<Over> & { type?: string },
) =>
  fc.tuple(anyForm, writing).map(
    ([form, write]): Recipe =>
      (name, origin) => {
        const written = write(partsFor(form, '', plain, name).payload);
        const { type = written.type, ...more } = over(origin);
        return attack(form, { ...written, type }, { what, status, ...more });
      },
  );

const TYPES = [
  ...['', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonx', '*/*'],
  ...['application/ld+json', 'json', 'text/html, application/json', '; application/json'],
];
const contentType = fc
  .constantFrom(...TYPES)
  .chain((type) => inRequest(`type ${type}`, 415, () => ({ type })));

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'M-SEARCH', 'LINK'];
const method = fc.constantFrom(...METHODS).chain((verb) => inRequest(verb, 405, () => ({ method: verb })));

const elsewhere = fc
  .constantFrom<(origin: string) => Record<string, string>>(
    () => ({ origin: 'https://elders.example' }),
    () => ({ origin: 'null' }),
    (origin) => ({ origin: `${origin}.elders.example` }),
    (origin) => ({ origin: `${origin}0` }),
    (origin) => ({ origin: origin.replace('http:', 'https:') }),
    (origin) => ({ origin, 'sec-fetch-site': 'cross-site' }),
    () => ({ 'sec-fetch-site': 'same-site' }),
    () => ({ 'sec-fetch-site': 'same-origin, cross-site' }),
  )
  .chain((headers) => inRequest('elsewhere', 403, (origin) => ({ headers: headers(origin) })));

const program = fc
  .constantFrom('0', '1', '999', '-1', '-Infinity', '1e2', '0x10')
  .chain((age) => inRequest('too fast', 422, () => ({ headers: { 'x-form-age': age } })));

const tooLarge = fc.tuple(anyForm, fc.constantFrom(65_537, 70_000, 200_000), fc.boolean()).map(
  ([form, bytes, chunked]): Recipe =>
    (name) => {
      const body = JSON.stringify(partsFor(form, '', plain, name).payload).padEnd(bytes);
      const headers: Record<string, string> = chunked ? { 'transfer-encoding': 'chunked' } : {};
      return attack(form, { type: JSON_TYPE, body }, { what: 'size', status: 413, headers });
    },
);

/** Every kind of attack, the richer ones more often. */
export const recipe: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 30, arbitrary: stored },
  { weight: 2, arbitrary: full },
  { weight: 15, arbitrary: addresses },
  { weight: 10, arbitrary: wrongField },
  { weight: 4, arbitrary: tickets },
  { weight: 6, arbitrary: extraName },
  { weight: 8, arbitrary: wrongType },
  { weight: 8, arbitrary: mangled },
  { weight: 4, arbitrary: mangledForm },
  { weight: 4, arbitrary: contentType },
  { weight: 4, arbitrary: method },
  { weight: 3, arbitrary: elsewhere },
  { weight: 2, arbitrary: program },
  { weight: 2, arbitrary: honeypot },
  { weight: 2, arbitrary: tooLarge },
);
