/** Digits and letters that cannot be confused: no 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const FORMAT = new RegExp(`^[${SIGNS}]{3}-[${SIGNS}]{3}$`);

/**
 * The number that people see, from the last 48 bits of a submission's id: `7KM-4XR`. One of nearly 900 million; two
 * submissions may share it, so that it finds a message and proves nothing.
 */
export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.replace(/[^0-9a-f]/gi, '').slice(-12) || '0', 16);
  let signs = '';
  for (let place = 0; place < 6; place += 1) {
    signs = `${SIGNS[rest % SIGNS.length]}${signs}`;
    rest = Math.floor(rest / SIGNS.length);
  }
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** The parameter of a page's address with the number of what was sent from it without script (requirements 7.1). */
export const REFERENCE_PARAMETER = 'nummer';

/** A value from outside, such as that parameter, as a number; null when it cannot be one. */
export const readReference = (value: unknown): string | null =>
  typeof value === 'string' && FORMAT.test(value) ? value : null;
