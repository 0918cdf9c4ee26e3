import { ownId } from '@inktvis/foundation/element-id';
import { edition } from '@inktvis/messages/edition';
import { breadcrumbTrail } from '../../layout/hero/breadcrumbs.ts';
import { PageHero } from '../../layout/hero/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './ArchiveView.module.css';
import type { Archive } from './load.ts';

const DAYS_ID = ownId('dagen');
const NAMES_ID = ownId('namen');

/** The page of a former edition. */
export const ArchiveView = ({ title, intro, days, names, path }: Archive & { readonly path: string }) => (
  <>
    <PageHero title={title} intro={intro} trail={breadcrumbTrail(path, title)} />
    <Section page="white" labelledBy={DAYS_ID}>
      <Wrap>
        <h2 id={DAYS_ID}>{edition.days}</h2>
        <ul className={styles.rows}>
          {days.map(({ href, words, count }) => (
            <li key={href}>
              <a href={href}>{words}</a> {count}
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
    {names.length > 0 && (
      <Section labelledBy={NAMES_ID} className={styles.last}>
        <Wrap>
          <h2 id={NAMES_ID}>{edition.names}</h2>
          <ul className={styles.rows} data-columns>
            {names.map(({ slug, name, at }) => (
              <li key={slug}>
                <b>{name}</b>
                {at.map(([href, words]) => (
                  <a key={href} href={href}>
                    {words}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </Wrap>
      </Section>
    )}
  </>
);
