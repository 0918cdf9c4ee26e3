import { forms } from '@inktvis/messages/forms';
import type { Problems } from './check.ts';
import type { FormDefinition } from './definitions.ts';
import type { FormLevel } from './Outcome.tsx';
import styles from './Summary.module.css';
import { fieldId } from './traps.ts';

type SummaryProps = {
  readonly form: FormDefinition;
  readonly id: string;
  readonly level: FormLevel;
  readonly problems: Problems;
};

/** Without script too the first thing said of the new page is what went wrong. */
const FOCUSED = { tabIndex: -1, autoFocus: true } as const;

/** What is wrong, above the fields, with ways to them. It gets the focus. A script fills an empty one. */
export const Summary = ({ form, id, level, problems }: SummaryProps) => {
  const Title = `h${level}` as const;
  const names = form.fields.map(({ name }) => name).filter((name) => problems[name] !== undefined);
  return (
    <section className={styles.summary} aria-labelledby={`${id}-fouten`} data-form-summary {...FOCUSED}>
      <Title className={styles.title} id={`${id}-fouten`}>
        {forms.summary_title}
      </Title>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(id, name)}`}>{problems[name]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
