import { messages } from '@inktvis/messages';
import { TAG_PARAMETER, TOUR_TAGS, type TourTag, tagWords } from '../../cards/tours/tour-tags.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import forms from '../programme/filters/FilterForm.module.css';
import styles from './TourFilters.module.css';

type TourFiltersProps = { readonly path: string; readonly chosen: readonly TourTag[] };

/** The tags of the tour as a plain form, which always leads to the first page. */
export const TourFilters = ({ path, chosen }: TourFiltersProps) => (
  <form
    className={forms.filters}
    method="get"
    action={path}
    aria-label={messages.tours.form_label}
    autoComplete="off"
  >
    <div className={forms.row}>
      <fieldset>
        <legend className={forms.legend}>{messages.filters.tags_label}</legend>
        <div className={styles.chips}>
          {TOUR_TAGS.map((tag) => (
            <Chip key={tag} name={TAG_PARAMETER} value={tag} defaultChecked={chosen.includes(tag)}>
              {tagWords([tag])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className={styles.apply}>
        <Button type="submit">{messages.tours.apply}</Button>
      </div>
    </div>
  </form>
);
