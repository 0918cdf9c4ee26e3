import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { isAccessName } from '@inktvis/programme/access';
import { FACET_PARAMETERS, type FacetName } from '@inktvis/programme/filters/facets';
import { countWords } from '@inktvis/programme/filters/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { AccessSign } from '../../../ui/Access.tsx';
import { asContent } from '../../../ui/as-content.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Genre } from '../../../ui/Genre.tsx';
import { readyHtml } from '../../../ui/ready-html.ts';
import styles from './FacetFields.module.css';
import type { FacetOption } from './filter-form.ts';

type FacetFieldsProps = { readonly facet: FacetName; readonly options: readonly FacetOption[] };

/** requirements 9: the word for “show”, then the label; and how many that would be. */
const spoken = ({ label, count }: FacetOption): string =>
  `${fill(filters.show_checkbox, { label })}, ${count === 0 ? filters.no_results_value : countWords(count)}`;

const field = (facet: FacetName, option: FacetOption) => ({
  name: FACET_PARAMETERS[facet],
  value: option.slug,
  defaultChecked: option.checked,
  'aria-label': spoken(option),
});

const Sign = ({ name }: { readonly name: NonNullable<FacetOption['icon']> }) =>
  isAccessName(name) ? <AccessSign name={name} /> : <Genre name={name} />;

type FacetFieldProps = { readonly facet: FacetName; readonly option: FacetOption };

const FacetChip = ({ facet, option }: FacetFieldProps) => (
  <Chip
    {...field(facet, option)}
    count={option.count}
    icon={option.icon ? <Sign name={option.icon} /> : undefined}
  >
    {option.label}
  </Chip>
);

const FacetBox = ({ facet, option }: FacetFieldProps) => (
  <Checkbox className={styles.box} {...field(facet, option)}>
    <span className={styles.line} data-empty={option.count === 0 || undefined}>
      {option.label}
      <span className={styles.count} aria-hidden="true">
        {option.count}
      </span>
    </span>
  </Checkbox>
);

const FIELDS = { chip: FacetChip, box: FacetBox };

/** Most fields are as they were with the choice before: rendering them is a third of the work of a filtered page. */
function ready(kind: keyof typeof FIELDS, { facet, options }: FacetFieldsProps) {
  const Field = FIELDS[kind];
  const html = options.map((option) => {
    const { slug, label, icon, count, checked } = option;
    return readyHtml([kind, facet, slug, label, icon, count, checked], () =>
      renderToStaticMarkup(<Field facet={facet} option={option} />),
    );
  });
  return asContent(html.join(''));
}

/** The values of a facet side by side; on a small screen they scroll inside themselves. */
export const FacetChips = (fields: FacetFieldsProps) => (
  <div className={styles.chips} {...ready('chip', fields)} />
);

/** The values of a facet below each other, for a panel. */
export const FacetBoxes = (fields: FacetFieldsProps) => <div {...ready('box', fields)} />;
