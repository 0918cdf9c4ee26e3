import { expect, test } from 'vitest';
import { aPlace } from '../testing/blocks.ts';
import { prepareForm } from './form.ts';

const block = { type: 'form', id: 'f1', editable: undefined, form: 'contact' } as const;
const ALLOWED = { formAddresses: ['https://crm.example/vragen'], reference: null };

function propsOf(address: string) {
  const prepared = prepareForm({ ...block, address }, ALLOWED);
  if (prepared === 'over') return {};
  if ('why' in prepared) return prepared.why;
  const shown = prepared.show(aPlace);
  return 'props' in shown ? shown.props : {};
}

test('without an address the form comes to this site', () => {
  expect(propsOf('')).not.toHaveProperty('address');
  expect(propsOf('')).toMatchObject({ name: 'contact', level: 2, ornaments: true });
});

test('an address of the setting gets what visitors fill in', () => {
  expect(propsOf(' https://crm.example/vragen ')).toMatchObject({ address: 'https://crm.example/vragen' });
});

test.each([
  'https://crm.example/anders',
  'https://crm.example',
  'https://elders.example/vragen',
  'javascript:alert(1)',
  '//crm.example/vragen',
])('an address that nobody allowed shows nothing, and a note to the editor: %s', (address) => {
  expect(propsOf(address)).toMatchObject({ what: expect.stringContaining('adres') });
});
