import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import sprite from '../../../ui/images/sprite.svg?url';
import type { Suggestions } from '../load.ts';
import { Marked } from '../Marked.tsx';
import styles from './Search.module.css';

export const LIST_ID = ownId('suggesties');
export const optionId = (index: number): string => `${LIST_ID}-${index}`;

type Choice = Suggestions['suggestions'][number];

/** A row that searches for a term; `text` has its place. */
const searchRow = (text: string, term: string): Choice => ({
  href: `?${new URLSearchParams({ q: term })}`,
  sign: 'u-search',
  title: fill(text, { term }),
  marks: [[text.indexOf('{'), text.indexOf('{') + term.length]],
  kind: search.everything,
});

/** A search for the term, one for its correction if it has one, and the pages suggested. */
export const choicesFor = (term: string, { suggestions, corrected }: Suggestions): readonly Choice[] =>
  suggestions.length === 0
    ? []
    : [
        searchRow(search.search_for, term),
        ...(corrected === null ? [] : [searchRow(search.did_you_mean, corrected)]),
        ...suggestions,
      ];

type SuggestionListProps = { readonly choices: readonly Choice[]; readonly active: number };

/** A press on a suggestion leaves the focus in the field. */
export const SuggestionList = ({ choices, active }: SuggestionListProps) => (
  <div
    id={LIST_ID}
    role="listbox"
    aria-label={search.suggestions}
    className={styles.list}
    hidden={choices.length === 0}
    onMouseDown={(event) => event.preventDefault()}
  >
    {choices.map(({ href, sign, title, marks, kind }, index) => (
      <a
        key={href}
        id={optionId(index)}
        role="option"
        aria-selected={index === active}
        className={styles.option}
        href={href}
        tabIndex={-1}
      >
        <svg className={styles.sign} aria-hidden="true" focusable="false">
          <use href={`${sprite}#${sign}`} />
        </svg>
        <span>
          <Marked text={title} marks={marks} as="b" />
        </span>{' '}
        <span className={`${styles.kind} step--2`}>{kind}</span>
      </a>
    ))}
  </div>
);
