import { formatDate } from '@inktvis/foundation/brussels';
import { steward as texts } from '@inktvis/messages/steward';
import { Button } from '../../ui/controls/Button.tsx';
import { Qr } from '../../ui/images/Qr.tsx';
import css from './Steward.module.css';

/** A line of the command: day, place and token. */
const LINE = /^(\d{4}-\d{2}-\d{2}) (.+) ([\w-]{32})$/;

/** A card of A6 for each table, to print. */
export const Cards = ({ list }: { readonly list: string }) => (
  <>
    <p className={css.print}>
      <Button onClick={() => print()}>{texts.cards_print}</Button>
    </p>
    {list.split('\n').map((line) => {
      const [, day = '', place = '', token = ''] = LINE.exec(line) ?? [];
      const link = `${location.origin}${location.pathname}#${token}`;
      return (
        token && (
          <section className={css.card} key={token}>
            <h2 className="step-3">{place}</h2>
            <p className="bold">{formatDate(day)}</p>
            <Qr text={link} label={link} framed />
            <h3 className="step-1">{texts.card}</h3>
            <p>{texts.card_how}</p>
            <p className="note">{texts.card_keep}</p>
          </section>
        )
      );
    })}
  </>
);
