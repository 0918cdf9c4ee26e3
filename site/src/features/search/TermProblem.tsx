import { search } from '@inktvis/messages/search';
import { FieldError } from '../../ui/Field.tsx';
import styles from './TermProblem.module.css';

/** Id of the field; its error has the id that `Field` gives it. */
export const FIELD = 'zoekterm';

/** Without script too the first thing said of the new page is what went wrong. */
const FOCUSED = { tabIndex: -1, autoFocus: true } as const;

/** What is wrong, above the form, with a way to the field. */
export const Summary = ({ error }: { readonly error: string }) => (
  <section className={styles.summary} aria-labelledby="zoekfout" data-search-summary {...FOCUSED}>
    <h2 className={styles.title} id="zoekfout">
      {search.problem}
    </h2>
    <p>
      <a className={styles.link} href={`#${FIELD}`}>
        {error}
      </a>
    </p>
  </section>
);

/** What the script shows when the form is sent without a term: the same as the server would say. */
export const MissingTerm = () => (
  <template data-search-missing>
    <Summary error={search.required} />
    <FieldError id={`${FIELD}-fout`}>{search.required}</FieldError>
  </template>
);
