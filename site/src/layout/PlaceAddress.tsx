import { postalTown } from '../cards/text.ts';

type PlaceAddressProps = {
  readonly place: Readonly<Record<'address' | 'postalCode' | 'town', string>>;
  readonly className?: string;
};

export function PlaceAddress({ place, className = 'display-words anywhere' }: PlaceAddressProps) {
  const { address } = place;
  const town = postalTown(place);
  return (
    <address className={className}>
      {address}
      {address && town && <br />}
      {town}
    </address>
  );
}
