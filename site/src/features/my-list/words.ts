const NUMBERS = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
] as const;

/** A number in a sentence: in words up to twelve. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** With a capital, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('nl') + text.slice(1);

/** `A`, `A en B`, `A, B en C`. */
export function listing(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} en ${last}`;
}

const SPOKEN: Readonly<Record<number, string>> = {
  15: 'een kwartier',
  30: 'een half uur',
  45: 'drie kwartier',
  60: 'een uur',
  90: 'anderhalf uur',
};

/** A length of time as people say it: `een half uur`, `20 minuten`, `2 uur en 10 minuten`. */
export function lengthWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const spoken = SPOKEN[minutes];
  if (spoken) return spoken;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const restWords = rest === 1 ? '1 minuut' : `${rest} minuten`;
  if (hours === 0) return restWords;
  return rest === 0 ? `${hours} uur` : `${hours} uur en ${restWords}`;
}

/** The same as the beginning of something: `het eerste half uur`, `de eerste 20 minuten`. */
export function firstPartWords(ms: number): string {
  const words = lengthWords(ms);
  if (words === '1 minuut') return 'de eerste minuut';
  if (words === 'anderhalf uur') return 'het eerste anderhalf uur';
  return words.startsWith('een ') ? `het eerste ${words.slice(4)}` : `de eerste ${words}`;
}
