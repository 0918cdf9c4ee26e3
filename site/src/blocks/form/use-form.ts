import { check, type FormDefinition, type Problems, submissionOf, tidyValues } from '@inktvis/forms';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react';
import { EXTRA_FIELDS } from './anti-spam.ts';
import { type PostResult, postElsewhere, postForm } from './post-form.ts';

/** The states of a form (requirements 4) besides submitting, which is `isPending`. */
type FormState =
  | { readonly kind: 'editing'; readonly problems: Problems }
  | Exclude<PostResult, { kind: 'invalid' }>;

const NO_PROBLEMS: Problems = {};

const isEmpty = (problems: Problems): boolean => Object.keys(problems).length === 0;

function typedIn(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** As long as something is wrong the title of the page begins with that. */
function showInTitle(isWrong: boolean): void {
  const title = document.title.replace(/^Fout: /, '');
  document.title = isWrong ? fill(forms.title_error, { title }) : title;
}

/** Sends a form without leaving the page, to `address` when another service gets it. */
export function useForm(form: FormDefinition, initialProblems = NO_PROBLEMS, address?: string) {
  const [state, setState] = useState<FormState>({ kind: 'editing', problems: initialProblems });
  const [isPending, startTransition] = useTransition();
  const shownState = useRef(state);
  // The fields are uncontrolled. The other elements take the focus, each in its own state.
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const sentRef = useRef<HTMLElement>(null);
  const failedRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = shownState.current;
    if (before === state) return;
    shownState.current = state;
    const isWrong = state.kind === 'editing' && !isEmpty(state.problems);
    showInTitle(isWrong);
    if (state.kind === 'sent') {
      formRef.current?.reset();
      sentRef.current?.focus();
    } else if (state.kind === 'failed') failedRef.current?.focus();
    else if (isWrong || before.kind === 'failed') {
      const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid], button[type=submit]');
      (summaryRef.current ?? first)?.focus();
    }
  }, [state]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    const fields = typedIn(event.currentTarget);
    const values = tidyValues(form, fields);
    const problems = check(form, values);
    setState({ kind: 'editing', problems });
    if (!isEmpty(problems)) return;
    const { [EXTRA_FIELDS.honeypot]: honeypot } = fields;
    const payload = honeypot ? { ...values, [EXTRA_FIELDS.honeypot]: honeypot } : values;
    startTransition(async () => {
      const result = await (address === undefined
        ? postForm(form, payload)
        : postElsewhere(address, submissionOf(form, values).fields));
      startTransition(() => {
        setState(result.kind === 'invalid' ? { kind: 'editing', problems: result.problems } : result);
      });
    });
  }

  /** Shows the form again as it was, without what the browser filled in unseen. */
  function retry(): void {
    const honeypot = formRef.current?.elements.namedItem(EXTRA_FIELDS.honeypot);
    if (honeypot instanceof HTMLInputElement) honeypot.value = '';
    setState({ kind: 'editing', problems: NO_PROBLEMS });
  }

  return {
    form,
    state,
    problems: state.kind === 'editing' ? state.problems : NO_PROBLEMS,
    isPending,
    formRef,
    summaryRef,
    sentRef,
    failedRef,
    submit,
    retry,
  };
}

export type FormController = ReturnType<typeof useForm>;
