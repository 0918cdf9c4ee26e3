import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Control } from './Control.tsx';
import { Field } from './Field.tsx';

it.each(['text', 'email', 'tel', 'search', 'password', 'file', 'hidden'] as const)('%s is itself', (type) => {
  expect(renderToStaticMarkup(<Control type={type} name="veld" />)).toContain(`type="${type}"`);
});

it('a number is typed as text: a browser would change what is typed', () => {
  const html = renderToStaticMarkup(<Control type="number" name="aantal" value="24" />);
  expect(html).toMatch(/type="text".*inputMode="numeric"|inputMode="numeric".*type="text"/i);
});

it('a text area has five rows and what was typed', () => {
  const html = renderToStaticMarkup(<Control type="textarea" name="bericht" value="Dag" />);
  expect(html).toMatch(/^<textarea rows="5".*>Dag<\/textarea>$/);
});

it('a select has nothing chosen until something is', () => {
  const options = [{ value: 'a', label: 'Een' }];
  expect(renderToStaticMarkup(<Control type="select" name="keuze" options={options} />)).toContain(
    '<option value="" selected="">Kies</option><option value="a">Een</option>',
  );
});

it.each([
  ['checked', 'checked=""'],
  ['indeterminate', 'data-indeterminate=""'],
] as const)('a box is %s, and called after what it shows', (state, mark) => {
  const html = renderToStaticMarkup(
    <Control type="checkbox" name="thema" state={state} shows="Strips">
      Strips
    </Control>,
  );
  expect(html).toContain(mark);
  expect(html).toContain('aria-label="Toon Strips"');
});

it('a field ties its label, its note and its error to the control', () => {
  const html = renderToStaticMarkup(
    <Field id="v" label="Postcode" note="(mag leeg blijven)" error="Dat klopt niet">
      {(tied) => <Control type="text" name="postal" tied={tied} />}
    </Field>,
  );
  expect(html).toMatch(/<label[^>]* for="v"[^>]*>Postcode<span[^>]*> \(mag leeg blijven\)/);
  expect(html).toMatch(
    /<input(?=[^>]* id="v")(?=[^>]* aria-invalid="true")(?=[^>]* aria-describedby="v-fout")/,
  );
  expect(html).toContain('id="v-fout"');
});
