import { site } from '@inktvis/messages/site';
import css from './Skeleton.module.css';

type SkeletonShape = 'card' | 'day' | 'filter' | 'row' | 'timetable';

type SkeletonProps = {
  shape: SkeletonShape;
  /** How many blocks: nine days, three filter bars, twelve timetable blocks. */
  count: number;
  /** What is being fetched, for people who cannot see it. */
  label?: string;
};

/** Takes the space of what is being loaded (requirements D12). */
export function Skeleton({ shape, count, label = site.loading }: SkeletonProps) {
  return (
    <div className={css.region}>
      <p role="status" className="visually-hidden">
        {label}
      </p>
      <div className={css.list} data-shape={shape} aria-hidden="true">
        {Array.from({ length: count }, (_, place) => `block ${place}`).map((key) => (
          <div key={key} className={css.item}>
            {shape === 'card' ? (
              <>
                <span className={css.when} />
                <span className={css.picture} />
                <span className={css.title} />
                <span className={css.meta} />
              </>
            ) : (
              <span className={css.block} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
