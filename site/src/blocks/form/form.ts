import type { Block } from '@inktvis/content';
import type { FormName } from '@inktvis/forms';
import type { Nothing, Place, Shown } from '../entry.ts';

/** The forms by the choice of the editor (requirements 3). */
const FORM_NAMES = { contact: 'contact', groupPurchase: 'group-purchase' } as const satisfies Record<
  string,
  FormName
>;

/** The contact form or the one for group tickets. */
export function prepareForm({ id, form }: Block<'form'>): Nothing | ((place: Place) => Shown) {
  if (form === null) {
    return {
      what: 'er is geen formulier gekozen.',
      help: 'Kies in het veld “form” welk formulier hier komt.',
    };
  }
  return ({ headingAbove, ornaments }) => ({
    kind: 'form',
    props: { name: FORM_NAMES[form], id, level: headingAbove === 1 ? 2 : 3, ornaments },
  });
}
