import { fill } from '@inktvis/messages/fill';
import { names as words } from '@inktvis/messages/names';
import { facetHref } from '@inktvis/programme/filters/address';
import { ItemFlags } from '../../cards/ItemFlags.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { Strikethrough } from '../../ui/text/Strikethrough.tsx';
import styles from './NameItem.module.css';
import type { NameEntry, NameMoment } from './names.ts';

const Moment = ({ moment }: { readonly moment: NameMoment }) => (
  <li className={styles.moment} data-status={moment.flags[0]}>
    <time className={styles.time} dateTime={moment.machine}>
      <span>{moment.day}</span>{' '}
      <span>
        {moment.previousTime && (
          <>
            <Strikethrough>{moment.previousTime}</Strikethrough>{' '}
          </>
        )}
        <b className={styles.hour}>{moment.time}</b>
      </span>
    </time>
    <div>
      {moment.flags.length > 0 && <ItemFlags flags={moment.flags} />}
      {moment.signs && (
        <>
          <SignLabel />{' '}
        </>
      )}
      {moment.href === null ? (
        <b>{moment.title}</b>
      ) : (
        <a className={styles.link} href={moment.href}>
          {moment.title}
        </a>
      )}{' '}
      <span className={styles.place}>{moment.place}</span>
    </div>
  </li>
);

/** Somebody in the list of names: name and role left, moments right. */
export const NameItem = ({ person }: { readonly person: NameEntry }) => {
  const { slug, givenName, surname, roles, moments, more } = person;
  return (
    <li className={styles.person} id={slug} tabIndex={-1}>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {givenName && <span>{givenName} </span>}
          {surname}
        </h3>
        {roles && <p className={styles.roles}>{roles}</p>}
      </div>
      <div>
        <ul aria-label={words.moments}>
          {moments.map((moment) => (
            <Moment key={moment.key} moment={moment} />
          ))}
        </ul>
        {moments.length > 1 && (
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
