import { MoreLink } from './controls/MoreLink.tsx';
import css from './SectionHead.module.css';

type SectionHeadProps = {
  title: string;
  id?: string;
  more?: { label: string; href: string };
};

export const SectionHead = ({ title, id, more }: SectionHeadProps) => (
  <div className={css.head}>
    <h2 id={id}>{title}</h2>
    {more ? <MoreLink href={more.href}>{more.label}</MoreLink> : null}
  </div>
);
