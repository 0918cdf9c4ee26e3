import { search } from '@inktvis/messages/search';
import sprite from '../../ui/sprite.svg?url';
import styles from './SuggestionList.module.css';

/** Where the suggestions come, below the field; empty and out of sight until a script fills it. */
export const SuggestionList = () => (
  <div className={styles.list} role="listbox" id="suggesties" aria-label={search.suggestions} hidden />
);

/** One suggestion, to be filled by the script: its sign, its title and what it is. */
export const OptionTemplate = () => (
  <template data-search-option>
    <div className={styles.option}>
      <svg className={styles.sign} aria-hidden="true" focusable="false">
        <use href={`${sprite}#u-search`} />
      </svg>
      <span /> <span className={styles.kind} />
    </div>
  </template>
);
