import fc from 'fast-check';

export type Payload = Record<string, unknown>;
type Form = {
  readonly name: string;
  readonly email: string;
  readonly fields: Readonly<Record<string, number>>;
};

/** The payloads of requirements 7.1: for each field the most characters it takes. */
export const FORMS: readonly Form[] = [
  { name: 'contact', email: 'email', fields: { firstName: 100, lastName: 100, message: 5000 } },
  {
    name: 'group-purchase',
    email: 'contactEmail',
    fields: {
      organisation: 200,
      street: 200,
      postal: 50,
      city: 100,
      vat: 50,
      contactName: 100,
      extraInfo: 5000,
    },
  },
  { name: 'subscribe', email: 'email', fields: {} },
];

/** A request, the status it deserves, and the address that may be stored and mailed because of it. */
export type Attack = {
  readonly what: string;
  readonly form: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly status: number;
  readonly stored: string | null;
};
/** Makes an attack with the name of its address, which no other has, and the address of the site. */
export type Recipe = (name: string, origin: string) => Attack;

type Written = { readonly type: string; readonly body: string | Buffer };
export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const json = (payload: unknown): Written => ({ type: JSON_TYPE, body: JSON.stringify(payload) });
export const encoded = (payload: Payload): Written => ({
  type: FORM_TYPE,
  body: new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)])).toString(),
});
export const writing = fc.constantFrom(json, encoded);

type Parts = { readonly form: Form; readonly payload: Payload };
/** A payload that is good, whatever its words are. The word in front is found back in what must not hold it. */
export const partsFor = (
  form: Form,
  text: string,
  address: (name: string) => string,
  name: string,
): Parts => {
  const given = Object.keys(form.fields).map((field) => [field, `woord${name}${text}z`]);
  const tickets = form.name === 'group-purchase' ? { ticketsAmount: '24' } : {};
  return { form, payload: { ...Object.fromEntries(given), ...tickets, [form.email]: address(name) } };
};
export const anyForm = fc.constantFrom(...FORMS);
export const formWithWords = fc.constantFrom(...FORMS.slice(0, 2));
export const plain = (name: string) => `${name}@voorbeeld.be`;

export type Over = Partial<Omit<Attack, 'form' | 'body'>> & Pick<Attack, 'what' | 'status'>;
export const attack = (form: Form, { type, body }: Written, over: Over): Attack => ({
  form: form.name,
  method: 'POST',
  stored: null,
  ...over,
  headers: { ...(type === '' ? {} : { 'content-type': type }), ...over.headers },
  body: Buffer.from(body),
});
