import { FORMS } from '../../features/forms/definitions.ts';
import { FormView } from '../../features/forms/FormView.tsx';
import type { BlockProps } from '../entry.ts';

/** The forms by the choice of the editor (requirements 3). */
const CHOICES = { contact: FORMS.contact, groupPurchase: FORMS['group-purchase'] } as const;

/** The contact form or the one for group tickets. */
export const Form = ({ block, place }: BlockProps<'form'>) =>
  block.form ? (
    <FormView form={CHOICES[block.form]} id={block.id} level={place.headingAbove === 1 ? 2 : 3} />
  ) : null;
