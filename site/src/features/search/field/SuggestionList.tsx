import { search } from '@inktvis/messages/search';
import type { ComponentProps } from 'react';
import sprite from '../../../ui/images/sprite.svg?url';
import { Marked, type Part, partsOf } from '../Marked.tsx';
import type { Suggestions } from '../suggestions.ts';
import styles from './Search.module.css';

/** A row of the list: a link. */
export type Choice = {
  readonly href: string;
  readonly sign: string;
  readonly title: readonly Part[];
  readonly kind: string;
};

/** A row that searches for a term; `text` has its place. */
function searchRow(text: string, term: string): Choice {
  const [before = '', after = ''] = text.split('{term}');
  return {
    href: `?${new URLSearchParams({ q: term })}`,
    sign: 'u-search',
    title: [
      { text: before, isMarked: false },
      { text: term, isMarked: true },
      { text: after, isMarked: false },
    ],
    kind: search.everything,
  };
}

/** The rows of the list: a search for the term, one for its correction if it has one, and the pages suggested. */
export function choicesFor(term: string, { suggestions, corrected }: Suggestions): Choice[] {
  if (suggestions.length === 0) return [];
  return [
    searchRow(search.search_for, term),
    ...(corrected === null ? [] : [searchRow(search.did_you_mean, corrected)]),
    ...suggestions.map(({ title, marks, ...rest }) => ({ ...rest, title: partsOf(title, marks) })),
  ];
}

type SuggestionListProps = ComponentProps<'div'> & {
  readonly choices: readonly Choice[];
  readonly optionProps: (choice: Choice, index: number) => ComponentProps<'a'>;
};

/** The suggestions below the field; hidden while there are none. */
export const SuggestionList = ({ choices, optionProps, ...list }: SuggestionListProps) => (
  <div {...list} className={styles.list} hidden={choices.length === 0}>
    {choices.map((choice, index) => (
      <a
        {...optionProps(choice, index)}
        className={styles.option}
        href={choice.href}
        key={choice.href}
        tabIndex={-1}
      >
        <svg className={styles.sign} aria-hidden="true" focusable="false">
          <use href={`${sprite}#${choice.sign}`} />
        </svg>
        <span>
          <Marked parts={choice.title} as="b" />
        </span>{' '}
        <span className={styles.kind}>{choice.kind}</span>
      </a>
    ))}
  </div>
);
