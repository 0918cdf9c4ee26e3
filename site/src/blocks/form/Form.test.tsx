import { FORMS } from '@inktvis/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Form } from './Form.island.tsx';

const html = (name: 'contact' | 'group-purchase') =>
  renderToStaticMarkup(<Form name={name} id="f1" level={3} />);
const names = (markup: string) => [...markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
/** Where it was, and the invisible field. */
const BESIDES = ['anker', 'onderwerp'];

it.each(['contact', 'group-purchase'] as const)('the form %s posts the fields of its definition', (name) => {
  const fields = Object.entries(FORMS[name].fields);
  const markup = html(name);
  expect(markup).toContain(`action="/api/${name}" method="post"`);
  expect(names(markup)).toEqual([...fields.map(([field]) => field), ...BESIDES]);
  expect(markup.match(/ required=""/g)).toHaveLength(fields.filter(([, { required }]) => required).length);
});

it('a message has room for five lines', () => {
  expect(html('contact')).toMatch(/<textarea[^>]* rows="5"/);
});

it('a number is typed as text: a browser would change what is typed', () => {
  expect(html('group-purchase')).toMatch(
    /<input(?=[^>]* name="ticketsAmount")(?=[^>]* type="text")(?=[^>]* inputMode="numeric")/,
  );
});

it('every field has a label of its own', () => {
  const markup = html('group-purchase');
  const labels = [...markup.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id);
  // Those of the definition, and of the invisible field.
  expect(new Set(labels).size).toBe(Object.keys(FORMS['group-purchase'].fields).length + 1);
  for (const id of labels) expect(markup).toContain(` id="${id}"`);
});
