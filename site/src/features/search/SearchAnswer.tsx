import { ownId } from '@inktvis/foundation/element-id';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import type { Answer } from './answer.ts';
import styles from './SearchAnswer.module.css';

/** The answer to a search on a white sheet: a number, what it is, at most three rows or a passage, and the way on. */
export const SearchAnswer = ({ href, kind, title, number, unit, text, rows, button }: Answer) => (
  <section className={styles.answer} data-page="white" aria-labelledby={ownId('antwoord')}>
    {number && (
      <p className={styles.number}>
        <Numeral>{number}</Numeral> <small>{unit}</small>
      </p>
    )}
    <div className={styles.body}>
      <p className={styles.kind}>{kind}</p>
      <h2 className={styles.title} id={ownId('antwoord')}>
        <a href={href}>{title}</a>
      </h2>
      {text && <p>{text}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map(({ href: to, day, time, title: name, place }) => (
            <li key={`${day} ${time} ${name}`}>
              <a href={to ?? href}>
                <span>
                  <Numeral className={styles.time}>{time}</Numeral>
                  <small>{day}</small>
                </span>
                <span>
                  <b>{name}</b>
                  {place && `, ${place}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink href={href} size="small">
          {button}
          <Icon name="arrow-right" />
        </ButtonLink>
      </p>
    </div>
  </section>
);
