import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import {
  anyForm,
  attack,
  encoded,
  FORM_TYPE,
  JSON_TYPE,
  partsFor,
  plain,
  type Recipe,
} from './hostile-attack.ts';
import { ATTACKER } from './hostile-words.ts';

/** Invalid JSON texts, made from a valid one. */
const MANGLED: readonly ((text: string, email: string) => string | Buffer)[] = [
  () => '',
  () => ' ',
  () => 'null',
  () => 'true',
  () => '12',
  (text) => `[${text}]`,
  (text) => JSON.stringify(text),
  (text) => text.slice(0, -1),
  (text) => `${text}x`,
  (text) => text + text,
  (text) => `/* x */${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"a":NaN,'),
  (text) => text.replace('{', '{,'),
  (text) => `)]}',\n${text}`,
  (text) => text.replace('{', `{"__proto__":{"email":"${ATTACKER}","vervuild":true},`),
  (text) => text.replace('{', '{"constructor":{"prototype":{"vervuild":true}},'),
  (text, email) => text.replace('{', `{"${email}":"${ATTACKER}",`),
  (text, email) => text.replace('{', `{"\\u0065${email.slice(1)}":"${ATTACKER}","${email}":"${ATTACKER}",`),
  (text, email) => text.replace(/}$/, `,"${email}":"${ATTACKER}"}`),
  (text, email) => text.replace('{', `{"${email}" \n:"x",`),
  () => '['.repeat(30_000),
  () => '['.repeat(30_000) + ']'.repeat(30_000),
  () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  (_, email) => `{"${email}":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')]),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => gzipSync(text),
];
export const mangled = fc.tuple(anyForm, fc.nat(MANGLED.length - 1)).map(
  ([form, index]): Recipe =>
    (name) => {
      const text = JSON.stringify(partsFor(form, '', plain, name).payload);
      const body = MANGLED[index]?.(text, form.email) ?? '';
      return attack(form, { type: JSON_TYPE, body }, { what: `unreadable ${index}`, status: 400 });
    },
);

const FORM_MANGLED: readonly ((text: string, email: string) => string | Buffer)[] = [
  (text, email) => `${email}=${encodeURIComponent(ATTACKER)}&${text}`,
  (text, email) => `${text}&${email}=`,
  (text) => `__proto__=x&${text}`,
  (text) => `__proto__[vervuild]=ja&${text}`,
  (text) => `=x&${text}`,
  (text) => JSON.stringify({ text }),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe])]),
  (text) => `${text}&${'a&'.repeat(20_000)}`,
];
export const mangledForm = fc.tuple(anyForm, fc.nat(FORM_MANGLED.length - 1)).map(
  ([form, index]): Recipe =>
    (name) => {
      const text = encoded(partsFor(form, '', plain, name).payload).body.toString();
      const body = FORM_MANGLED[index]?.(text, form.email) ?? '';
      return attack(form, { type: FORM_TYPE, body }, { what: `unreadable form ${index}`, status: 400 });
    },
);
