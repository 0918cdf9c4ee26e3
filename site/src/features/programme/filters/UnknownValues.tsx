import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import type { UnknownValue } from '@inktvis/programme/filters/address';
import { Alert } from '../../../ui/Alert.tsx';
import styles from './UnknownValues.module.css';

type UnknownValuesProps = { readonly values: readonly UnknownValue[] };

/** An address can hold thousands of invented values of any length: a few of them, cut short, say enough. */
const MOST_NAMED = 3;
const LONGEST_NAME = 40;

const shortened = (value: string): string =>
  value.length > LONGEST_NAME ? `${value.slice(0, LONGEST_NAME)}…` : value;

function words(values: readonly UnknownValue[]): string {
  const names = values.slice(0, MOST_NAMED).map(({ value }) => shortened(value));
  const [first = ''] = names;
  if (values.length === 1) return fill(programme.unknown_filter, { value: first });
  const quoted = names.map((name) => `“${name}”`);
  const named =
    values.length > MOST_NAMED
      ? `${quoted.join(', ')}, …`
      : `${quoted.slice(0, -1).join(', ')} en ${quoted.at(-1)}`;
  return fill(programme.unknown_filters, { values: named });
}

/** Says what of the address was not known and is left out. */
export const UnknownValues = ({ values }: UnknownValuesProps) =>
  values.length === 0 ? null : (
    <div className={styles.unknown} data-key="unknown-values">
      <Alert kind="info" title={words(values)} />
    </div>
  );
