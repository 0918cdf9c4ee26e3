export const cast = {
  with: 'Met {names}',
  with_word: 'Met',
  and: '{first} en {second}',
  and_more: 'en nog {count}',
  signs: 'Signeert',
  signing: 'Signeert: {names}',
} as const;
