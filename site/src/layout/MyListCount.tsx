type MyListCountProps = { className?: string };

/** How many belevingen the list has, shown and said; nothing without script (`draw.ts` fills it in). */
export const MyListCount = ({ className }: MyListCountProps) => (
  <>
    <b className={className} aria-hidden="true" data-leeslint-count="" />
    <span className="visually-hidden" data-leeslint-said="" />
  </>
);
