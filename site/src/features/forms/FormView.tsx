import { forms } from '@inktvis/messages/forms';
import { Button } from '../../ui/Button.tsx';
import type { Problems, Values } from './check.ts';
import type { FormDefinition } from './definitions.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormRow } from './FormRow.tsx';
import styles from './FormView.module.css';
import { Failed, type FormLevel, Sent } from './Outcome.tsx';
import { Summary } from './Summary.tsx';

/** The asterisk of the hint looks like the ones it explains. */
function RequiredHint() {
  const [before, after] = forms.required_hint.split('*');
  return (
    <p className={styles.wide}>
      {before}
      <b className={styles.asterisk}>*</b>
      {after}
    </p>
  );
}

type FormViewProps = {
  readonly form: FormDefinition;
  /** Prefix of every id in it. */
  readonly id: string;
  /** Level of the headings that may come in it. */
  readonly level: FormLevel;
  readonly values?: Values;
  readonly problems?: Problems;
  readonly page?: string;
};

const NOTHING = {};

/** A form of fields below each other, in two columns where there is room. */
export const FormView = ({ form, id, level, values = NOTHING, problems = NOTHING, page }: FormViewProps) => (
  <FormFrame
    form={form}
    id={id}
    page={page}
    name={form.title}
    className={styles.fields}
    sent={<Sent form={form} id={id} level={level} />}
    failed={<Failed level={level} />}
    summary={<Summary form={form} id={id} level={level} problems={NOTHING} />}
  >
    {Object.keys(problems).length > 0 && <Summary form={form} id={id} level={level} problems={problems} />}
    <RequiredHint />
    {form.fields.map((field) => (
      <FormRow
        key={field.name}
        field={field}
        id={id}
        value={values[field.name]}
        problem={problems[field.name]}
      />
    ))}
    <div className={styles.wide}>
      <Button type="submit" variant={form.name === 'group-purchase' ? 'accent' : 'primary'}>
        {form.submit}
      </Button>
    </div>
  </FormFrame>
);
