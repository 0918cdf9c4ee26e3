import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Form } from './Form.island.tsx';

const html = (name: 'contact' | 'group-purchase') =>
  renderToStaticMarkup(<Form name={name} id="f1" level={3} />);

it('a message has room for five lines', () => {
  expect(html('contact')).toMatch(/<textarea[^>]* rows="5"/);
});

it('a number is typed as text: a browser would change what is typed', () => {
  expect(html('group-purchase')).toMatch(
    /<input(?=[^>]* name="ticketsAmount")(?=[^>]* type="text")(?=[^>]* inputMode="numeric")/,
  );
});
