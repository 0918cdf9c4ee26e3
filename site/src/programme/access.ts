import type { AccessName } from './programme-item.ts';

/** The words of the access signs; a sign never stands without its word. */
export const accessLabels: { readonly [name in AccessName]: string } = {
  rolstoel: 'Rolstoel',
  ringleiding: 'Ringleiding',
  gebarentaal: 'Vlaamse Gebarentaal',
  prikkelarm: 'Prikkelarm',
};
