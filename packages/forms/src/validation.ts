import { withoutControls } from '@inktvis/foundation/control-characters';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import type { FormDefinition, FormField } from './define-form.ts';

export type Values = Readonly<Record<string, string>>;
/** By field name, in the words shown below the field. */
export type Problems = Readonly<Record<string, string>>;

type WithFields = Pick<FormDefinition, 'fields'>;

/** At least 1; a number field of the browser would change what was typed. */
const WHOLE_NUMBER = /^0*[1-9]\d{0,5}$/;

const INVISIBLE = /^[\p{Cf}\p{Z}\s]*$/u;

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** What HTML allows (html.spec.whatwg.org, valid e-mail address): few servers take other letters. */
const LOCAL = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}";
const EMAIL = new RegExp(
  String.raw`^${LOCAL}@(?:${LABEL}\.)+(?:\p{L}{2,63}|[xX][nN]--[a-zA-Z0-9-]{2,59})$`,
  'u',
);
/** Before the @, and after it. */
const WRONG_SIGN = /^[^@]*?([^@a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-])[^@]*@|^[^@]*@.*?([^\p{L}\p{N}.-])/u;

/** An address at which mail could arrive (requirements 5), its domain in ASCII (RFC 5891); else null. */
export function asciiAddress(text: string): string | null {
  if (text.length > 254 || /^\.|\.\.|\.@/.test(text) || !EMAIL.test(text)) return null;
  try {
    const [local, domain] = text.split('@');
    const { hostname } = new URL(`http://${domain}`);
    return /[^.]{64}/.test(hostname) ? null : `${local}@${hostname}`;
  } catch {
    return null;
  }
}

/** A line stays one, or it could become headers; a lone surrogate, or a control character in an address, becomes �. */
function tidy(field: FormField, value: string): string {
  const [isText, isEmail] = [field.kind === 'textarea', field.kind === 'email'];
  // A pasted one may bring what cannot be seen.
  const given = isEmail ? value.replace(/\p{Cf}/gu, '').replace(/[^\P{Cc}\s]/gu, '\ufffd') : value;
  const visible = withoutControls(given).normalize('NFC');
  const tidied = (isText ? visible : visible.replace(/\s+/gu, ' ')).trim();
  return INVISIBLE.test(tidied) ? '' : tidied;
}

/** Of the own fields; a missing one is empty. */
export const tidyValues = ({ fields }: WithFields, values: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, tidy(field, values[name] ?? '')]));

function addressProblem(value: string): string {
  const [, before, after] = WRONG_SIGN.exec(value) ?? [];
  const wrong = before ?? after;
  if (wrong === undefined) return /@.*\./.test(value) ? forms.email_parts : forms.email_invalid;
  const sign = wrong === ' ' ? forms.space : `“${wrong}”`;
  return fill(before ? forms.email_before : forms.email_after, { sign });
}

function problemOf(field: FormField, value: string): string | null {
  if (value === '') return field.required ? fill(forms.label_required, { label: field.label }) : null;
  const count = [...value].length;
  if (count > field.maxLength) return fill(forms.too_long, { n: field.maxLength, count });
  if (field.kind === 'email' && asciiAddress(value) === null) return addressProblem(value);
  if (field.kind === 'number' && !WHOLE_NUMBER.test(value)) return forms.tickets_invalid;
  return null;
}

/** Of tidied values (requirements 5), in the order of the fields. */
export const check = ({ fields }: WithFields, values: Values): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = problemOf(field, values[name] ?? '');
      return problem === null ? [] : [[name, problem]];
    }),
  );
