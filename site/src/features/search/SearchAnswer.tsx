import { ownId } from '@inktvis/foundation/element-id';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { occurrenceCard } from '../../cards/experience/experience-card.ts';
import { ItemEntry } from '../../cards/item/ItemMeta.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import type { Answer } from './answer.ts';
import styles from './SearchAnswer.module.css';

type RowProps = { readonly occurrence: Occurrence; readonly now: Date; readonly href: string };

/** An item of the programme; without a page of its own it leads to `href`. */
function Row({ occurrence, now, href }: RowProps) {
  const { title, first, placeLabel, ...card } = occurrenceCard(occurrence, now);
  return (
    <li>
      <a href={card.href ?? href}>
        <span className="stack">
          <span className={`numeral ${styles.time}`}>{first?.time}</span>
          <small className="step--2 bold">{first && `${first.weekday.slice(0, 2)} ${first.dayNumber}`}</small>
        </span>
        <span>
          <b>{title}</b>
          {placeLabel && `, ${placeLabel}`}
          <ItemEntry line={card.entry} className="" />
        </span>
      </a>
    </li>
  );
}

type SearchAnswerProps = Answer & { readonly now: Date };

export const SearchAnswer = ({ href, number, text, rows, now, ...words }: SearchAnswerProps) => (
  <section className={styles.answer} data-page="white" aria-labelledby={ownId('antwoord')}>
    {number && (
      <p className={`${styles.number} cluster`}>
        <span className="numeral">{number}</span> <small className="step-0 bold">{words.unit}</small>
      </p>
    )}
    <div className={`${styles.body} stack gap-2`}>
      <p className={`${styles.kind} small-label`}>{words.kind}</p>
      <h2 className={`${styles.title} step-3`} id={ownId('antwoord')}>
        <a href={href}>{words.title}</a>
      </h2>
      {text && <p>{text}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((occurrence) => (
            <Row key={occurrence.uuid} occurrence={occurrence} now={now} href={href} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink href={href} size="small">
          {words.button}
          <Icon name="arrow-right" />
        </ButtonLink>
      </p>
    </div>
  </section>
);
