import type { Query } from 'minisearch';

/** A word that is searched for. */
export type TermWord = {
  readonly word: string;
  /** Other words of the index that are found by it: its plural, or a compound that has it as a part. */
  readonly forms: ReadonlySet<string>;
  /** It is not the beginning of a longer word. */
  readonly isWhole?: boolean;
};

/** Another form of a word counts somewhat less than the word itself. */
const OTHER_FORM = { combineWith: 'OR', boostTerm: () => 0.6 } as const;
/** A number of one or two digits is not the beginning of a longer one: '2 november' is not in 2024. */
export const isWhole = (word: string): boolean => /^\d{1,2}$/.test(word);

/** Documents with a word, one that begins with it, or another form of it. */
export const queryFor = ({ word, forms, isWhole: whole = isWhole(word) }: TermWord): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [word], prefix: !whole },
    ...(forms.size > 0 ? [{ ...OTHER_FORM, queries: [...forms] }] : []),
  ],
});
