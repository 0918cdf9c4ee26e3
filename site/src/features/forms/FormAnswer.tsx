import { Alert } from '../../ui/Alert.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { Problems, Values } from './check.ts';
import type { FormDefinition } from './definitions.ts';
import styles from './FormAnswer.module.css';
import { FormView } from './FormView.tsx';
import { NewsletterFields } from './NewsletterFields.tsx';
import { Sent } from './Outcome.tsx';
import { isAnchor } from './traps.ts';

type FormAnswerProps = {
  readonly form: FormDefinition;
  /** Null: it was sent. */
  readonly refusal: { readonly error: string; readonly problems?: Problems } | null;
  readonly values: Values;
  /** Where the form stood, to go back to when it is sent after all. */
  readonly anchor?: string;
  readonly page: string | null;
};

/** Without script too the first thing said of the new page is what went wrong. */
const FOCUSED = { tabIndex: -1, autoFocus: true } as const;

/** The answer to a plain post, when it cannot be the page itself: the form once more, with all that was typed. */
export function FormAnswer({ form, refusal, values, anchor = '', page }: FormAnswerProps) {
  const id = isAnchor(anchor) ? anchor : form.name;
  const problems = refusal?.problems ?? {};
  const again = { id, values, problems, page: page ?? undefined };
  return (
    <Wrap size="m" className={styles.answer}>
      {refusal === null ? (
        <Sent form={form} id={id} level={2} />
      ) : (
        <>
          {Object.keys(problems).length === 0 && (
            <div {...FOCUSED}>
              <Alert kind="stop" title={refusal.error} />
            </div>
          )}
          {form.name === 'subscribe' ? (
            <NewsletterFields {...again} />
          ) : (
            <FormView form={form} level={2} {...again} />
          )}
        </>
      )}
    </Wrap>
  );
}
