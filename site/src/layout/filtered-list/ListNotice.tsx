import { errors } from '@inktvis/messages/errors';
import { programme } from '@inktvis/messages/programme';
import { Alert } from '../../ui/feedback/Alert.tsx';

type ListNoticeProps = {
  /** A filter in the address was not known and is left out. */
  readonly hasUnknown: boolean;
  /** The last choice could not be shown without network. */
  readonly isRefused: boolean;
};

/** What is said above a list: why it is not the one that was asked for. */
export const ListNotice = ({ hasUnknown, isRefused }: ListNoticeProps) =>
  (isRefused || hasUnknown) && (
    <div className="below-5" key={isRefused ? 'refused' : 'unknown'}>
      <Alert kind="info" title={isRefused ? errors.offline_choice : programme.unknown_filter} />
    </div>
  );
