/** Where most visitors have their mail. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.be',
  'outlook.com',
  'outlook.be',
  'live.be',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'scarlet.be',
  'kuleuven.be',
  'ugent.be',
];

/** Domains that exist, though they are one letter away from a common one. */
const REAL = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'outlook.de',
  'hotmail.de',
  'live.de',
  'live.ie',
]);

/** Whether one letter was missed, added, mistaken or exchanged with the next one. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, wanted] = [typed.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}

/**
 * The address that was probably meant, when its domain is one slip away from a common one (`gmail.con`, `telnet.be`) or
 * ends in a `.con` that does not exist; null when nothing looks wrong. A hint, never a reason to refuse.
 */
export function likelyEmail(typed: string): string | null {
  const [, name = '', given = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  const domain = given.toLowerCase();
  if (domain === '' || COMMON.includes(domain) || REAL.has(domain)) return null;
  const meant = COMMON.find((common) => isOneSlipAway(domain, common)) ?? domain.replace(/\.con$/, '.com');
  return meant === domain ? null : `${name}@${meant}`;
}
