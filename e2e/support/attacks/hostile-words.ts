import fc from 'fast-check';

/** Where no mail may ever go: every attack tries to get some there. */
export const ATTACKER = 'kwaad@elders.example';

/** Words that mean something to a mail, a database, a page, a terminal or a spreadsheet. */
const WORDS = [
  `\r\nBcc: ${ATTACKER}`,
  '\nContent-Type: text/html\n\n<h1>x</h1>',
  '\r\nX-Ingespoten: ja\r\n\r\n',
  `%0d%0aBcc:%20${ATTACKER}`,
  `\u2028Bcc: ${ATTACKER}`,
  '\u0085X-Ingespoten: ja',
  '\r\n.\r\nMAIL FROM:<x@elders.example>\r\n',
  '.\n.\n',
  '=?utf-8?B?QmNjOg==?=',
  '=cmd|" /C calc"!A0',
  '@SUM(1+1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea><svg onload=alert(1)>',
  '{reference} {{7*7}} #{7*7} <%= 7 %>',
  "'; drop table submissions; --",
  '$1 $& %s %n \\0 \\',
  '../../etc/passwd',
  '\u202etxt.exe',
  '\u2066a\u2069',
  '\ud800',
  'a\udc00\ud800b',
  '\0',
  'a\0b',
  '\u0007\u001b[31m\u001b]0;x\u0007',
  '\ufffe\uffff',
  '\ufeff\u200b\u200d\u2060',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334',
  '👩‍👩‍👧‍👦🦑',
  'ﷺİßǅ',
  'العربية עברית 中文',
] as const;

/** Any 16 bits at all, so also halves of characters. */
const noise = fc
  .array(fc.nat(0xffff), { maxLength: 12 })
  .map((units) => units.map((unit) => String.fromCharCode(unit)).join(''));

/** Short enough for every field, whatever its characters become. */
export const words = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...WORDS) }, noise);

/** Valid looking addresses, each with a unique name. */
export const goodAddress = fc.constantFrom<(name: string) => string>(
  (name) => `${name}@voorbeeld.be`,
  (name) => ` ${name}@voorbeeld.be\r\n`,
  (name) => `${name.toUpperCase()}@Voorbeeld.BE`,
  (name) => `${name}+boeken@post.voorbeeld.co.uk`,
  (name) => `${name}!#$%&'*/=?^_{|}~@voorbeeld.be`,
  (name) => `${name}%elders.example@voorbeeld.be`,
  (name) => `${name}@bücher.example`,
  (name) => `${name.padEnd(64, 'a')}@voorbeeld.be`,
);

/** What is no address, or is more than one. */
export const badAddress = fc.constantFrom<(name: string) => string>(
  (name) => `${name}é@voorbeeld.be`,
  (name) => `${name}@voorbeeld.be\r\nBcc: ${ATTACKER}`,
  (name) => `${name}@voorbeeld.be\nTo: ${ATTACKER}`,
  (name) => `${name}@voorbeeld.be\0${ATTACKER}`,
  (name) => `${name}@voorbeeld.be\0`,
  (name) => `${name}\0@voorbeeld.be`,
  (name) => `${name}\u001b@voorbeeld.be`,
  (name) => `${name}@voorbeeld.be,${ATTACKER}`,
  (name) => `${name}@voorbeeld.be;${ATTACKER}`,
  (name) => `${name}@voorbeeld.be ${ATTACKER}`,
  (name) => `${ATTACKER} <${name}@voorbeeld.be>`,
  (name) => `<${name}@voorbeeld.be>`,
  (name) => `${name}@voorbeeld.be> RCPT TO:<${ATTACKER}`,
  (name) => `"${ATTACKER}"@${name}.voorbeeld.be`,
  (name) => `"${name} x"@voorbeeld.be`,
  (name) => `${name}(x)@voorbeeld.be`,
  (name) => `groep:${name}@voorbeeld.be;`,
  (name) => `mailto:${name}@voorbeeld.be`,
  (name) => `${name}\u202e@voorbeeld.be`,
  (name) => `${name}\u200b@voorbeeld.be`,
  (name) => `${name}\ud800@voorbeeld.be`,
  (name) => `${name}@voorbeeld\udc00.be`,
  (name) => `${name}@voorbeeld`,
  (name) => `${name}@voorbeeld..be`,
  (name) => `${name}.@voorbeeld.be`,
  (name) => `.${name}@voorbeeld.be`,
  (name) => `${name}@@voorbeeld.be`,
  (name) => `${name}@-voorbeeld.be`,
  (name) => `${name}@127.0.0.1`,
  (name) => `${name}@[127.0.0.1]`,
  (name) => `${name}@voorbeeld.be.`,
  (name) => `${name.padEnd(65, 'a')}@voorbeeld.be`,
  (name) => `${name}@${'a.'.repeat(130)}be`,
  (name) => name,
);
