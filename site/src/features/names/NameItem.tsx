import { fill } from '@inktvis/messages/fill';
import { names as words } from '@inktvis/messages/names';
import { facetHref } from '@inktvis/programme/filters/address';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import styles from './NameItem.module.css';
import type { NameAppearance, NameEntry } from './names.ts';

const Appearance = ({ appearance }: { readonly appearance: NameAppearance }) => {
  const { machine, day, previousTime, time, title, place, signs, flags, href, isPast } = appearance;
  const row = (
    <>
      <time className={styles.time} dateTime={machine}>
        <span>{day}</span>{' '}
        <span>
          <PreviousValue value={previousTime} />
          <b className={styles.hour}>{time}</b>
        </span>
      </time>
      <div className={styles.what}>
        <b className={styles.title}>{title}</b> <span className={styles.place}>{place}</span>{' '}
        {signs && <SignLabel />}
        <ItemFlags flags={flags} />
      </div>
    </>
  );
  return (
    <li className={styles.appearance} data-status={flags[0]} data-past={isPast || undefined}>
      {href === null ? (
        <div className={styles.row}>{row}</div>
      ) : (
        <a className={styles.row} href={href}>
          {row}
        </a>
      )}
    </li>
  );
};

const restWords = (others: readonly NameAppearance[]): string => {
  const coming = others.filter(({ isPast }) => !isPast).length;
  if (coming === 0) return fill(words.past, { count: others.length });
  return coming === 1 ? words.more_one : fill(words.more_many, { count: coming });
};

/** A person in the list of names: name and role, two moments, the others folded. */
export const NameItem = ({ person }: { readonly person: NameEntry }) => {
  const { slug, givenName, surname, roles, appearances, others } = person;
  return (
    <li className={styles.person} id={slug} tabIndex={-1}>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {givenName && <span>{givenName} </span>}
          {surname}
        </h3>
        {roles && <p className={styles.roles}>{roles}</p>}
      </div>
      <ul aria-label={words.moments}>
        {appearances.map((appearance) => (
          <Appearance key={appearance.key} appearance={appearance} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary className={styles.more}>
            {restWords(others)}
            <span className="visually-hidden">{`: ${givenName} ${surname}`}</span>
            <Icon name="chevron" />
          </summary>
          <ul>
            {others.map((appearance) => (
              <Appearance key={appearance.key} appearance={appearance} />
            ))}
          </ul>
          <p className={styles.all}>
            <a href={facetHref('person', slug)}>
              {words.in_programme}
              <span className="visually-hidden">{`: ${givenName} ${surname}`}</span>
            </a>
          </p>
        </details>
      )}
    </li>
  );
};
