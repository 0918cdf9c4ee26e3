import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Form } from './Form.island.tsx';

const html = (name: 'contact' | 'group-purchase') =>
  renderToStaticMarkup(<Form name={name} id="f1" level={3} />);
const names = (markup: string) => [...markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
/** Where it stood, and the field that nobody sees. */
const BESIDES = ['anker', 'onderwerp'];

it('the contact form posts the fields of the requirements, all required', () => {
  const markup = html('contact');
  expect(markup).toContain('action="/api/contact" method="post"');
  expect(names(markup)).toEqual(['firstName', 'lastName', 'email', 'message', ...BESIDES]);
  expect(markup.match(/ required=""/g)).toHaveLength(4);
  expect(markup).toMatch(/<textarea[^>]* rows="5"|<textarea rows="5"/);
});

it('the form for group tickets leaves only the last field open', () => {
  const markup = html('group-purchase');
  expect(markup).toContain('action="/api/group-purchase"');
  expect(names(markup)).toEqual(
    'organisation street postal city vat ticketsAmount contactName contactEmail extraInfo'
      .split(' ')
      .concat(BESIDES),
  );
  expect(markup.match(/ required=""/g)).toHaveLength(8);
});

it('every field has a label of its own', () => {
  const markup = html('group-purchase');
  const labels = [...markup.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(labels).size).toBe(10);
  for (const id of labels) expect(markup).toContain(` id="${id}"`);
});
