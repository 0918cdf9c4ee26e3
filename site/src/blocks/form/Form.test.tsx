import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Place } from '../entry.ts';
import { Form } from './Form.tsx';

const place: Place = { surface: 'white', floats: false, headingAbove: 2, dropCap: false, ornaments: false };
const html = (form: 'contact' | 'groupPurchase') =>
  renderToStaticMarkup(<Form block={{ type: 'form', id: 'f1', editable: undefined, form }} place={place} />);
const names = (markup: string) => [...markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
/** Where it stood, and the field that nobody sees. */
const BESIDES = ['anker', 'onderwerp'];

it('the contact form posts the fields of the specification, all required', () => {
  const markup = html('contact');
  expect(markup).toContain('action="/api/contact" method="post"');
  expect(names(markup)).toEqual(['firstName', 'lastName', 'email', 'message', ...BESIDES]);
  expect(markup.match(/ required=""/g)).toHaveLength(4);
  expect(markup).toMatch(/<textarea[^>]* rows="5"|<textarea rows="5"/);
});

it('the form for group tickets leaves only the last field open', () => {
  const markup = html('groupPurchase');
  expect(markup).toContain('action="/api/group-purchase"');
  expect(names(markup)).toEqual(
    'organisation street postal city vat ticketsAmount contactName contactEmail extraInfo'
      .split(' ')
      .concat(BESIDES),
  );
  expect(markup.match(/ required=""/g)).toHaveLength(8);
});

it('every field has a label of its own', () => {
  const markup = html('groupPurchase');
  const labels = [...markup.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(labels).size).toBe(10);
  for (const id of labels) expect(markup).toContain(` id="${id}"`);
});
