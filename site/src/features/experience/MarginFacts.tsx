import { experience as words } from '@inktvis/messages/experience';
import { ACCESS_PAGE, accessLabels } from '@inktvis/programme/access';
import type { ReactNode } from 'react';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { AccessSign, Icon } from '../../ui/images/Icon.tsx';
import type { AccessFacts } from './access-facts.ts';
import styles from './MarginFacts.module.css';

type MarginSectionProps = { readonly title: ReactNode; readonly children: ReactNode };

/** A part of the margin under its title and a rule. */
export const MarginSection = ({ title, children }: MarginSectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

type AccessProps = Pick<AccessFacts, 'facts' | 'notes'>;

/** The facts of access by which a visitor plans. Nothing when none is known. */
export const AccessSection = ({ facts, notes }: AccessProps) =>
  facts.length + notes.length > 0 && (
    <MarginSection title={words.access}>
      <ul className={styles.facts}>
        {facts.map(({ name, sentence }) => (
          <li className={styles.fact} key={name}>
            <AccessSign name={name} className={styles.sign} />
            <span>
              <b>{accessLabels[name]}</b> {sentence}
            </span>
          </li>
        ))}
        {notes.map((note) => (
          <li className={styles.fact} key={note}>
            <Icon name="info" className={styles.sign} />
            <span>{note}</span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <MoreLink href={ACCESS_PAGE}>{words.access_more}</MoreLink>
      </p>
    </MarginSection>
  );

/** What to know of the places themselves. Nothing when nothing is known. */
export const PlacesSection = ({ places }: Pick<AccessFacts, 'places'>) =>
  places.length > 0 && (
    <MarginSection title={words.practical}>
      <ul className={styles.facts}>
        {places.map(({ title, text }) => (
          <li className={styles.fact} key={title}>
            <Icon name="pin" className={styles.sign} />
            <span>
              <b>{title}</b> {text}
            </span>
          </li>
        ))}
      </ul>
    </MarginSection>
  );
