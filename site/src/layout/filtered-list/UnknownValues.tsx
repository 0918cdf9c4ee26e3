import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import type { UnknownValue } from '@inktvis/programme/filters/address';
import { Alert } from '../../ui/feedback/Alert.tsx';
import styles from './UnknownValues.module.css';

type UnknownValuesProps = { readonly values: readonly UnknownValue[] };

/** An address can hold thousands of invented values of any length: a few of them, cut short, say enough. */
const MAX_NAMED = 3;
const MAX_NAME_LENGTH = 40;

const shortened = (value: string): string =>
  value.length > MAX_NAME_LENGTH ? `${value.slice(0, MAX_NAME_LENGTH)}…` : value;

function words(values: readonly UnknownValue[]): string {
  const names = values.slice(0, MAX_NAMED).map(({ value }) => shortened(value));
  const [first = ''] = names;
  if (values.length === 1) return fill(programme.unknown_filter, { value: first });
  const quoted = names.map((name) => `“${name}”`);
  const named =
    values.length > MAX_NAMED ? `${quoted.join(', ')}, …` : new Intl.ListFormat('nl').format(quoted);
  return fill(programme.unknown_filters, { values: named });
}

/** Says what of the address was not known and is left out. */
export const UnknownValues = ({ values }: UnknownValuesProps) =>
  values.length === 0 ? null : (
    <div className={styles.unknown}>
      <Alert kind="info" title={words(values)} />
    </div>
  );
