import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';

it('a field ties its label, its note and its error to the control', () => {
  const html = renderToStaticMarkup(
    <Field id="v" label="Postcode" note="(mag leeg blijven)" error="Dat klopt niet">
      {(tied) => <Input {...tied} name="postal" />}
    </Field>,
  );
  expect(html).toMatch(/<label[^>]* for="v"[^>]*>Postcode<span[^>]*> \(mag leeg blijven\)/);
  expect(html).toMatch(
    /<input(?=[^>]* id="v")(?=[^>]* aria-invalid="true")(?=[^>]* aria-describedby="v-fout")/,
  );
  expect(html).toContain('id="v-fout"');
});
