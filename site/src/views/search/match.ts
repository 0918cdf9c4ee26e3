/** Lower case, without accents: a visitor who types `cafe` finds `Leescafé`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl');

/** Whether every word of `term` stands somewhere in the texts. */
export function matches(term: string, texts: readonly string[]): boolean {
  const hay = plain(texts.join('\n'));
  const words = plain(term).split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => hay.includes(word));
}
