import { ui } from '@inktvis/messages/ui';
import css from './Breadcrumbs.module.css';
import type { Crumb } from './breadcrumbs.ts';

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav className="step--1" aria-label={ui.breadcrumb_label}>
      <ol className={`cluster ${css.list}`}>
        {trail.map(({ title, href, lang }) =>
          href ? (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ) : (
            <li key="here" aria-current="page" lang={lang}>
              {title}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
