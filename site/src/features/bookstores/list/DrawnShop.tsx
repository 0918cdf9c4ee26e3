import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { bookstores } from '@inktvis/messages/bookstores';
import closed1 from '../../../ui/art/winkel-1-dicht.svg?url&no-inline';
import open1 from '../../../ui/art/winkel-1-open.svg?url&no-inline';
import closed2 from '../../../ui/art/winkel-2-dicht.svg?url&no-inline';
import open2 from '../../../ui/art/winkel-2-open.svg?url&no-inline';
import closed3 from '../../../ui/art/winkel-3-dicht.svg?url&no-inline';
import open3 from '../../../ui/art/winkel-3-open.svg?url&no-inline';
import type { ListedShop } from '../shops.ts';
import styles from './DrawnShop.module.css';

const DRAWINGS = [
  { open: open1, closed: closed1 },
  { open: open2, closed: closed2 },
  { open: open3, closed: closed3 },
];

type DrawnShopProps = {
  readonly shop: ListedShop;
  /** The number of drawings above this one: gables and awnings alternate. */
  readonly place: number;
};

const signSize = (title: string): 'short' | 'medium' | 'long' =>
  title.length <= 14 ? 'short' : title.length <= 20 ? 'medium' : 'long';

/** A shop front with its name on the sign, lit or shuttered: a drawing beside the list, which has the link. */
export function DrawnShop({ shop: { title, hours }, place }: DrawnShopProps) {
  const drawing = DRAWINGS[place % DRAWINGS.length];
  const name = withoutSoftHyphens(title);
  return (
    <div className={styles.front} data-screen-only aria-hidden="true">
      <img
        src={hours.isOpen ? drawing?.open : drawing?.closed}
        width={480}
        height={450}
        alt=""
        decoding="async"
      />
      <span className={styles.sign} data-size={signSize(name)}>
        {name}
      </span>
      {hours.today && (
        <span className={styles.plate}>{hours.isOpen ? bookstores.front_open : bookstores.front_closed}</span>
      )}
    </div>
  );
}
