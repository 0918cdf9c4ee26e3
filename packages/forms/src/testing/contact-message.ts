/**
 * What a visitor fills in on the contact page, by field. Unit tests of that form start from it, so a new field gets its
 * value here, empty when it is optional; `validation.test.ts` asks for it.
 */
export const contactMessage = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@voorbeeld.be',
  message: 'Dag',
} as const satisfies Record<string, string>;
