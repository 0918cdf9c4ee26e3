import { forms } from '@inktvis/messages/forms';
import { EXTRA, fieldId } from './traps.ts';

type TrapsProps = { readonly id: string; readonly page?: string };

/** What goes along with every form: the field that nobody sees, and where to go back to without script. */
export const Traps = ({ id, page }: TrapsProps) => (
  <>
    <input type="hidden" name={EXTRA.anchor} value={id} />
    {page !== undefined && <input type="hidden" name={EXTRA.page} value={page} />}
    <span className="visually-hidden" aria-hidden="true">
      <label htmlFor={fieldId(id, EXTRA.honeypot)}>{forms.honeypot_label}</label>
      <input id={fieldId(id, EXTRA.honeypot)} name={EXTRA.honeypot} tabIndex={-1} autoComplete="off" />
    </span>
  </>
);
