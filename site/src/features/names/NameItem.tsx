import { fill } from '@inktvis/messages/fill';
import { names as words } from '@inktvis/messages/names';
import { facetHref } from '@inktvis/programme/filters/address';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import styles from './NameItem.module.css';
import type { NameAppearance, NameEntry } from './names.ts';

const Appearance = ({ appearance }: { readonly appearance: NameAppearance }) => (
  <li className={styles.appearance} data-status={appearance.flags[0]}>
    <time className={styles.time} dateTime={appearance.machine}>
      <span>{appearance.day}</span>{' '}
      <span>
        <PreviousValue value={appearance.previousTime} />
        <b className={styles.hour}>{appearance.time}</b>
      </span>
    </time>
    <div>
      <ItemFlags flags={appearance.flags} />
      {appearance.signs && (
        <>
          <SignLabel />{' '}
        </>
      )}
      {appearance.href === null ? (
        <b>{appearance.title}</b>
      ) : (
        <a className={styles.link} href={appearance.href}>
          {appearance.title}
        </a>
      )}{' '}
      <span className={styles.place}>{appearance.place}</span>
    </div>
  </li>
);

/** A person in the list of names: name and role left, appearances right. */
export const NameItem = ({ person }: { readonly person: NameEntry }) => {
  const { slug, givenName, surname, roles, appearances, more } = person;
  return (
    <li className={styles.person} id={slug} tabIndex={-1}>
      <div>
        <h3 className={styles.name}>
          {givenName && <span>{givenName} </span>}
          {surname}
        </h3>
        {roles && <p className={styles.roles}>{roles}</p>}
      </div>
      <div>
        <ul aria-label={words.moments}>
          {appearances.map((appearance) => (
            <Appearance key={appearance.key} appearance={appearance} />
          ))}
        </ul>
        {appearances.length > 1 && (
          <p className={styles.more}>
            <a href={facetHref('person', slug)}>
              {more > 0 ? fill(words.more_moments, { count: more }) : words.in_programme}
              <span className="visually-hidden">{`: ${givenName} ${surname}`}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
};
