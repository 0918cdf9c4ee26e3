import { UNKNOWN_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { useEffect, useState } from 'react';
import { Alert } from '../ui/feedback/Alert.tsx';

/** Says above a list that a value of a filter was left out. All visitors share the page: the browser names the value. */
export function UnknownFilter() {
  const [words, setWords] = useState<string>(filters.unknown);
  useEffect(() => {
    const names = new URLSearchParams(location.search)
      .getAll(UNKNOWN_PARAMETER)
      .map((name) => `‘${name.slice(0, 40)}’`);
    if (names.length > 0)
      setWords(fill(filters.unknown_named, { values: new Intl.ListFormat('nl').format(names.slice(0, 3)) }));
  }, []);
  return (
    <div className="below-5" role="status">
      <Alert kind="info" title={words} />
    </div>
  );
}
