import css from './Skeleton.module.css';

type SkeletonProps = {
  shape: 'card' | 'row' | 'timetable';
  count: number;
  label: string;
};

/** Takes the space of what is being loaded (requirements D12). */
export const Skeleton = ({ shape, count, label }: SkeletonProps) => (
  <div className={css.region} data-screen-only>
    <p role="status" className="visually-hidden">
      {label}
    </p>
    <div className={css.list} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => `block ${place}`).map((key) => (
        <div key={key} className={css.item} />
      ))}
    </div>
  </div>
);
