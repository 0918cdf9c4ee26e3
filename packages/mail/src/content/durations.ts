const WORDS: Readonly<Record<number, string>> = {
  1: 'één',
  2: 'twee',
  3: 'drie',
  6: 'zes',
  7: 'zeven',
  12: 'twaalf',
  14: 'veertien',
  18: 'achttien',
  24: 'vierentwintig',
};

const amount = (count: number, one: string, more: string): string =>
  `${WORDS[count] ?? count} ${count === 1 ? one : more}`;

/** `achttien maanden` */
export const months = (count: number): string => amount(count, 'maand', 'maanden');
/** `veertien dagen` */
export const days = (count: number): string => amount(count, 'dag', 'dagen');
