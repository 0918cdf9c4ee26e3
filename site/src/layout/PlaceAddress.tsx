import styles from './PlaceAddress.module.css';

type PlaceAddressProps = {
  readonly place: { readonly address: string; readonly postalCode: string; readonly town: string };
};

/** An address in two lines; what is not known is left out. */
export function PlaceAddress({ place: { address, postalCode, town } }: PlaceAddressProps) {
  const locality = [postalCode, town].filter(Boolean).join(' ');
  return (
    <address className={styles.address}>
      {address}
      {address && locality && <br />}
      {locality}
    </address>
  );
}
