import link from '../../../cards/rows/row-link.module.css';
import type { ListedShop, ShopHours } from '../shops.ts';
import styles from './ShopRow.module.css';

/** A window that is lit while a shop is open; the words beside it say the same. */
export const Lamp = ({ isOn, className }: { readonly isOn: boolean; readonly className?: string }) => (
  <span className={`${styles.lamp} ${className ?? ''}`} data-on={isOn || undefined} aria-hidden="true" />
);

/** Pixels of the drawing for an hour; it is as wide as its row. */
const HOUR = 20;
const SCALE = 'M0 8H240M0 4V12M60 4V12M120 4V12M180 4V12M240 4V12';
const inDrawing = (minutes: number): number => (minutes / 60) * HOUR;

/** The hours of today from 8 to 20 h, with the present time. The words below say the same. */
const HoursLine = ({ today }: { readonly today: NonNullable<ShopHours['today']> }) => (
  <>
    <svg
      className={styles.line}
      viewBox="-2 0 244 16"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.scale} d={SCALE} />
      {today.stretches.map(([from, length]) => (
        <rect
          className={styles.stretch}
          key={from}
          x={inDrawing(from)}
          y={3}
          width={inDrawing(length)}
          height={10}
        />
      ))}
      {today.now !== null && <path className={styles.now} d={`M${inDrawing(today.now)} 0V16`} />}
    </svg>
    <span className={styles.today}>{today.words}</span>
  </>
);

type ShopRowProps = { readonly shop: ListedShop; readonly level: 3 | 4 };

/** A bookshop in a list: its name, its address, and whether it is open. */
export function ShopRow({ shop, level }: ShopRowProps) {
  const { href, title, address, town, hours } = shop;
  const Title = `h${level}` as const;
  return (
    <article className={`${styles.shop} ${link.row}`}>
      <div>
        <Title className={styles.title}>
          <a className={link.link} href={href}>
            {title}
          </a>
        </Title>
        <address className={styles.address}>
          <span>{address}</span>
          <span>{town}</span>
        </address>
      </div>
      <div>
        <p className={styles.state} data-open={hours.isOpen || undefined}>
          {hours.today && <Lamp isOn={hours.isOpen} />}
          {hours.words}
        </p>
        {hours.today && <HoursLine today={hours.today} />}
      </div>
    </article>
  );
}
