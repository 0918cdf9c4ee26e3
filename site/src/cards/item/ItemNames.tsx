import { cast as words } from '@inktvis/messages/cast';
import { fill } from '@inktvis/messages/fill';
import type { NamesLine } from '@inktvis/programme/people/people';
import { SignLabel } from '../../ui/text/SignLabel.tsx';

type ItemNamesProps = { readonly line: NamesLine | null };

/** The people below a title: two names, then how many more; marked when they sign books. */
export function ItemNames({ line }: ItemNamesProps) {
  if (!line) return null;
  const { names, more, signs } = line;
  const [first = '', second] = names;
  const pair = second ? fill(words.and, { first, second }) : first;
  return (
    <p className="above-2 bold anywhere">
      <span className="visually-hidden">{words.with_word}</span>
      <span>{` ${more === 0 ? pair : names.join(', ')} `}</span>
      {more > 0 && <span className="nowrap">{`${fill(words.and_more, { count: more })} `}</span>}
      {signs && <SignLabel />}
    </p>
  );
}
