import { MoreLink } from './controls/MoreLink.tsx';
import css from './SectionHead.module.css';

type SectionHeadProps = {
  title: string;
  level?: 2 | 3;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
  more?: { label: string; href: string };
};

/** Thick rule, title left, the way on right. */
export function SectionHead({ title, level = 2, id, more }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.head}>
      <Heading id={id} className={css.title}>
        {title}
      </Heading>
      {more ? <MoreLink href={more.href}>{more.label}</MoreLink> : null}
    </div>
  );
}
