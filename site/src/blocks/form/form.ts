import type { Block } from '@inktvis/content';
import type { FormName } from '@inktvis/forms';
import { ownId } from '@inktvis/foundation/element-id';
import { type Gathered, type LoadContext, unshown } from '../entry.ts';

const FORM_NAMES = { contact: 'contact', groupPurchase: 'group-purchase' } as const satisfies Record<
  NonNullable<Block<'form'>['form']>,
  FormName
>;

/** The contact form or the one for group tickets, which an editor may have sent to another service (requirements 7.1). */
export function prepareForm(
  { id, form, address: given }: Block<'form'>,
  { formAddresses, reference }: Pick<LoadContext, 'formAddresses' | 'reference'>,
): Gathered {
  if (form === null)
    return unshown('er is geen formulier gekozen.', 'Kies in het veld “form” welk formulier hier komt.');
  const address = given.trim();
  if (address !== '' && !formAddresses.includes(address))
    return unshown(
      'het formulier mag niet naar dit adres gestuurd worden.',
      'Maak het veld “address” leeg, of laat het adres in de instelling FORM_ADDRESSES zetten.',
    );
  return {
    show: ({ headingAbove, ornaments }) => ({
      kind: 'form',
      props: {
        name: FORM_NAMES[form],
        id: ownId(id),
        level: headingAbove === 1 ? 2 : 3,
        ornaments,
        ...(address === '' ? {} : { address }),
        ...(reference === null ? {} : { reference }),
      },
    }),
  };
}
