import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './define-form.ts';
import { FORMS } from './definitions.ts';
import { contactMessage as message } from './testing/contact-message.ts';
import { groupRequest as request } from './testing/group-request.ts';
import { asciiAddress, check, tidyValues } from './validation.ts';

const { contact, subscribe } = FORMS;
const group = FORMS['group-purchase'];
const problem = (values: Record<string, string>, name: string, form: FormDefinition = contact) =>
  check(form, tidyValues(form, values))[name];

it('the message that tests send has a value for every field', () => {
  expect(Object.keys(message)).toEqual(Object.keys(contact.fields));
});

it.each<FormDefinition>(Object.values(FORMS))(
  'mails about $name go to the address in one of its own fields',
  (form) => expect(form.fields[form.emailField]?.kind).toBe('email'),
);

describe('what must be filled in (requirements 5, to the letter)', () => {
  it('contact: all four', () => {
    expect(check(contact, tidyValues(contact, {}))).toEqual({
      firstName: 'Voornaam is een verplicht veld',
      lastName: 'Achternaam is een verplicht veld',
      email: 'E-mailadres is een verplicht veld',
      message: 'Bericht is een verplicht veld',
    });
  });

  it('group tickets: all but the last', () => {
    const problems = check(group, tidyValues(group, {}));
    expect(Object.keys(problems)).toHaveLength(8);
    expect(problems).toMatchObject({
      organisation: 'Organisatie is een verplicht veld',
      ticketsAmount: 'Aantal tickets is een verplicht veld',
    });
    expect(check(group, request)).toEqual({});
  });

  it('newsletter: the address', () =>
    expect(check(subscribe, { email: '' })).toEqual({ email: 'E-mailadres is een verplicht veld' }));

  it('nothing but spaces is nothing', () =>
    expect(problem({ ...message, message: ' \n\t\u00a0 ' }, 'message')).toBe(
      'Bericht is een verplicht veld',
    ));

  it.each(['\u200b', '\u2060\u200d \u00ad', '\u202e\u202c', '\0\u200b'])(
    'nor is %j, which shows nothing',
    (firstName) =>
      expect(problem({ ...message, firstName }, 'firstName')).toBe('Voornaam is een verplicht veld'),
  );
});

it.each(['ada\0@voorbeeld.be', 'ada@voorbeeld.be\0', 'ada@voorbeeld\u001b.be', '\ud800da@voorbeeld.be'])(
  '%j is not made into an address that nobody gave',
  (email) => expect(problem({ ...message, email }, 'email')).toContain('Dit lijkt geen e-mailadres'),
);

it.each([
  ['josé@voorbeeld.be', 'Voor de @ kan geen “é” staan.'],
  ['jose\u0301@voorbeeld.be', 'Voor de @ kan geen “é” staan.'],
  ['o’brien@voorbeeld.be', 'Voor de @ kan geen “’” staan.'],
  ['Ada <ada@voorbeeld.be>', 'Voor de @ kan geen spatie staan.'],
  ['ada@voorbeeld.be, bob@voorbeeld.be', 'Na de @ kan geen “,” staan.'],
  ['ada@@voorbeeld.be', 'Na de @ kan geen “@” staan.'],
  ['ada@voor beeld.be', 'Na de @ kan geen spatie staan.'],
  ['josé', 'Controleer of er een @ en een punt in staan.'],
  ['ada@voorbeeld', 'Controleer of er een @ en een punt in staan.'],
  ['a..b@voorbeeld.be', 'Kijk na wat voor en na de @ staat.'],
])('the sentence about %s is true', (email, sentence) =>
  expect(problem({ ...message, email }, 'email')).toBe(`Dit lijkt geen e-mailadres. ${sentence}`),
);

it.each(['\u200bada@voorbeeld.be', 'ada@voor\u00adbeeld.be\ufeff', '\u202a ada@voorbeeld.be\u202c\u200b '])(
  '%j is pasted with what cannot be seen',
  (email) => {
    const tidied = tidyValues(contact, { ...message, email });
    expect(tidied.email).toBe('ada@voorbeeld.be');
    expect(check(contact, tidied)).toEqual({});
  },
);

it.each(['1', ' 24 ', '007'])('%j is a number of tickets', (ticketsAmount) =>
  expect(problem({ ...request, ticketsAmount }, 'ticketsAmount', group)).toBeUndefined(),
);

it.each(['0', '-1', '1,5', '1.5', '1e3', '0x10', 'tien', '9999999', '１２'])(
  '%j is not a whole number of at least 1',
  (ticketsAmount) =>
    expect(problem({ ...request, ticketsAmount }, 'ticketsAmount', group)).toBe(
      'Vul een heel getal in, minstens 1.',
    ),
);

it('says how long a text may be, and how long it is, in characters as people count them', () => {
  expect(problem({ ...message, firstName: '🦑'.repeat(100) }, 'firstName')).toBeUndefined();
  expect(problem({ ...message, firstName: '🦑'.repeat(101) }, 'firstName')).toBe(
    'Dit mag hoogstens 100 tekens lang zijn. Nu zijn het er 101.',
  );
  expect(problem({ ...message, message: 'a'.repeat(5001) }, 'message')).toContain('5000');
});

it('postal code and VAT number are taken as written (requirements 5)', () =>
  expect(check(group, { ...request, postal: '1234 AB', vat: 'geen' })).toEqual({}));

it('one line stays one line, whatever comes in; a message keeps its lines', () => {
  const tidy = tidyValues(contact, {
    ...message,
    firstName: 'A\r\nBcc: b@c.de',
    message: 'een\r\ntwee\vdrie\u0007vier\0',
  });
  expect(tidy).toMatchObject({ firstName: 'A Bcc: b@c.de', message: 'een\ntwee\ndrie vier' });
});

/** Characters that a tidied value joins, removes or replaces. */
const CLOSE = fc.constantFrom(...'a \0\r\n\t\u0085\u0301\u2002\ufeff\ud800');

it.each([
  ['a\0\u0301', 'a \u0301'],
  ['a \0 b', 'a b'],
  ['\u0000 a', 'a'],
])('%j is tidied in one go to %j', (typed, tidied) =>
  expect(tidyValues(contact, { firstName: typed }).firstName).toBe(tidied),
);

it('whatever is typed comes out as text that any database takes, and tidying again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: CLOSE, maxLength: 6 })),
      (text) => {
        const once = tidyValues(contact, { firstName: `\ud800${text}`, message: text });
        expect(tidyValues(contact, once)).toEqual(once);
        for (const value of Object.values(once)) {
          expect(value.isWellFormed()).toBe(true);
          expect(value).not.toMatch(/[^\P{Cc}\n\t]/u);
        }
        expect(once.firstName).not.toMatch(/[\r\n]/);
      },
    ),
  );
});

describe('a plausible address', () => {
  it.each([
    'ada@voorbeeld.be',
    "o'brien+boeken@post.voorbeeld.co.uk",
    'francois@académie.fr',
    'a@xn--caf-dma.xn--p1ai',
    `${'a'.repeat(64)}@voorbeeld.be`,
    'ada@Boek.be',
  ])('%s could be an address', (text) =>
    expect(asciiAddress(text)?.toLowerCase()).toBe(text.replace('académie', 'xn--acadmie-eya').toLowerCase()),
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@voorbeeld.be',
    'ada@voorbeeld.b',
    'ada@-voorbeeld.be',
    'ada @voorbeeld.be',
    'ada@voorbeeld.be,bob@voorbeeld.be',
    'ada@voorbeeld.be\r\nBcc: bob@voorbeeld.be',
    '.ada@voorbeeld.be',
    'ada@127.0.0.1',
    'ada\u202e@voorbeeld.be',
    'bo\u017f\u212a@voorbeeld.be',
    `${'a'.repeat(65)}@voorbeeld.be`,
    `ada@${'a.'.repeat(200)}be`,
    'ada@\u05d01a.be',
    `ada@${'é'.repeat(63)}.be`,
  ])('%j could not', (text) => expect(asciiAddress(text)).toBeNull());

  it('a hostile address takes no time', () => {
    expect(asciiAddress(`a@${'a-'.repeat(100_000)}`)).toBeNull();
    expect(problem({ ...message, email: `a${'\u200b'.repeat(100_000)}a` }, 'email')).toContain('lijkt geen');
    expect(asciiAddress(`a@${'-'.repeat(60)}${'a.'.repeat(90)}`)).toBeNull();
  });
});
