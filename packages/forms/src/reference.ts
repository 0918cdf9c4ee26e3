/** No 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const FORMAT = new RegExp(`^[${SIGNS}]{3}-[${SIGNS}]{3}$`);

/** `7KM-4XR`: the last 48 bits of an id, one of 900 million. It finds a message and proves nothing. */
export function referenceOf(id: string): string {
  let rest = Number.parseInt(id.replace(/[^0-9a-f]/gi, '').slice(-12) || '0', 16);
  let signs = '';
  for (let place = 0; place < 6; place += 1) {
    signs = `${SIGNS[rest % SIGNS.length]}${signs}`;
    rest = Math.floor(rest / SIGNS.length);
  }
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** In an address, with the number of what was sent without script (requirements 7.1). */
export const REFERENCE_PARAMETER = 'nummer';

/** Null when it cannot be one. */
export const readReference = (value: unknown): string | null =>
  typeof value === 'string' && FORMAT.test(value) ? value : null;
