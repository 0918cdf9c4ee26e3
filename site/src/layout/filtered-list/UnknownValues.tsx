import { programme } from '@inktvis/messages/programme';
import { Alert } from '../../ui/feedback/Alert.tsx';
import styles from './UnknownValues.module.css';

/** Says that a filter in the address was not known and is left out. */
export const UnknownValues = ({ shown }: { readonly shown: boolean }) =>
  shown && (
    <div className={styles.unknown}>
      <Alert kind="info" title={programme.unknown_filter} />
    </div>
  );
