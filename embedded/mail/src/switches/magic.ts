/** Recipients that stand for an outcome, by the name in front of the at sign (contract email-provider 4). */
export const MAGIC = ['reject', 'invalid', 'queue', 'slow', 'down'] as const;

export type Magic = (typeof MAGIC)[number];

/** How long mail for `slow@…` takes, in ms. */
export const SLOW_MS = 15_000;

/** The outcome that an address stands for, if it stands for one. */
export function magicOf(address: string): Magic | undefined {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return MAGIC.find((one) => one === name);
}
