import { messages } from '@inktvis/messages';
import { TAG_PARAMETER, TOUR_TAGS, type TourTag, tagWords } from '../../cards/tours/tour-tags.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import forms from '../programme/filters/FilterForm.module.css';
import styles from './TourFilters.module.css';

type TourFiltersProps = { readonly path: string; readonly chosen: readonly TourTag[] };

const HINT = 'filters-uitleg';

/**
 * The tags of the tour as a plain form, which always leads to the first page. With script the list follows every
 * choice, as the programme does (`programme/update`).
 */
export const TourFilters = ({ path, chosen }: TourFiltersProps) => (
  <form
    className={forms.filters}
    method="get"
    action={path}
    aria-label={messages.tours.form_label}
    autoComplete="off"
    data-programme-filters
  >
    <p className="visually-hidden" id={HINT}>
      <span className={forms.hint}>{messages.filters.hint_live}</span>
    </p>
    <div className={forms.row}>
      <fieldset aria-describedby={HINT}>
        <legend className={forms.legend}>{messages.filters.tags_label}</legend>
        <div className={styles.chips}>
          {TOUR_TAGS.map((tag) => (
            <Chip key={tag} name={TAG_PARAMETER} value={tag} defaultChecked={chosen.includes(tag)}>
              {tagWords([tag])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className={forms.apply}>
        <Button type="submit">{messages.tours.apply}</Button>
      </div>
    </div>
  </form>
);
