import { postalTown } from '../cards/text.ts';

type PlaceAddressProps = {
  readonly place: { readonly address: string; readonly postalCode: string; readonly town: string };
};

export function PlaceAddress({ place }: PlaceAddressProps) {
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
