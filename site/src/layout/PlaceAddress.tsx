import { postalTown } from '../cards/text.ts';

type Place = Readonly<Record<'address' | 'postalCode' | 'town', string>>;

export function PlaceAddress({ place }: { readonly place: Place }) {
  const { address } = place;
  const town = postalTown(place);
  return (
    <address className="display-words anywhere">
      {address}
      {address && town && <br />}
      {town}
    </address>
  );
}
