import { postalTown } from '../cards/text.ts';

type PlaceAddressProps = {
  readonly place: { readonly address: string; readonly postalCode: string; readonly town: string };
};

/** An address in two lines; what is not known is left out. */
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
