import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { isOpenAt } from '../../../cards/opening-hours.ts';
import closed1 from '../../../ui/art/winkel-1-dicht.svg?url&no-inline';
import open1 from '../../../ui/art/winkel-1-open.svg?url&no-inline';
import closed2 from '../../../ui/art/winkel-2-dicht.svg?url&no-inline';
import open2 from '../../../ui/art/winkel-2-open.svg?url&no-inline';
import closed3 from '../../../ui/art/winkel-3-dicht.svg?url&no-inline';
import open3 from '../../../ui/art/winkel-3-open.svg?url&no-inline';
import type { Shop } from '../shops.ts';
import styles from './DrawnShop.module.css';

const DRAWINGS = [
  { open: open1, closed: closed1 },
  { open: open2, closed: closed2 },
  { open: open3, closed: closed3 },
];

type DrawnShopProps = {
  readonly shop: Shop;
  readonly now: Date;
  /** The number of drawings above this one: gables and awnings alternate. */
  readonly place: number;
};

/** A shop front with its name on the sign, lit or shuttered: a drawing beside the list, which has the link. */
export function DrawnShop({ shop: { title, hours }, now, place }: DrawnShopProps) {
  const isOpen = isOpenAt(hours, now);
  const drawing = DRAWINGS[place % DRAWINGS.length];
  const name = withoutSoftHyphens(title);
  return (
    <div className={styles.front} data-screen-only aria-hidden="true">
      <img src={isOpen ? drawing?.open : drawing?.closed} width={480} height={450} alt="" decoding="async" />
      <span className={styles.sign} data-long={name.length > 14 || undefined}>
        {name}
      </span>
    </div>
  );
}
