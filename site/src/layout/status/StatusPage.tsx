import { hasMascot } from '@inktvis/foundation/brand';
import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { MY_LIST_PATH } from '@inktvis/programme/paths';
import type { ReactNode } from 'react';
import left from '../../ui/art/inktvis-gluurt-links.svg?url&no-inline';
import right from '../../ui/art/inktvis-gluurt-rechts.svg?url&no-inline';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { OVERVIEWS, SEARCH } from '../sections.ts';
import css from './StatusPage.module.css';
import { type StatusCode, statusText } from './status-texts.ts';

/** There is no network, and this page was not read before: two ways on that always work. */
export const OfflinePage = ({ brand }: { brand: string }) => (
  <SimplePage brand={brand} title={errors.offline_title} text={errors.offline_text}>
    <ButtonLink href={OVERVIEWS.programme}>{errors.to_programme}</ButtonLink>
    <ButtonLink href={MY_LIST_PATH} variant="line">
      <Icon name="ribbon" />
      {myList.title}
    </ButtonLink>
  </SimplePage>
);

type SimplePageProps = {
  brand: string;
  code?: string;
  title: string;
  text: string;
  children?: ReactNode;
};

/** An error or status page, which has no footer; two figures peek for the demo brand (requirements 2.3). */
export const SimplePage = ({ brand, code, title, text, children }: SimplePageProps) => (
  <div className={css.page}>
    <div className={`stack gap-4 ${css.words}`}>
      {code ? (
        <p className={`numeral ${css.code}`} aria-hidden="true">
          {code}
        </p>
      ) : null}
      <h1 className="step-4">{title}</h1>
      <p className="lead">{text}</p>
      {children ? <div className={`cluster gap-3 ${css.buttons}`}>{children}</div> : null}
    </div>
    {hasMascot(brand) ? (
      <>
        <img className={css.figure} data-screen-only src={left} alt="" width="440" height="386" />
        <img className={css.figure} data-screen-only src={right} alt="" width="380" height="440" />
      </>
    ) : null}
  </div>
);

type StatusPageProps = {
  brand: string;
  status: StatusCode;
  hasSearch: boolean;
  text?: string;
};

export function StatusPage({ brand, status, hasSearch, text }: StatusPageProps) {
  const { title, text: sentence } = statusText(status, brand);
  return (
    <SimplePage brand={brand} code={String(status)} title={title} text={text ?? sentence}>
      <ButtonLink href="/">{errors.to_home}</ButtonLink>
      {status === 410 || !hasSearch ? (
        <ButtonLink href={OVERVIEWS.programme} variant="line">
          {errors.to_programme}
        </ButtonLink>
      ) : (
        <ButtonLink href={SEARCH} variant="line">
          <Icon name="search" />
          {errors.to_search}
        </ButtonLink>
      )}
    </SimplePage>
  );
}
