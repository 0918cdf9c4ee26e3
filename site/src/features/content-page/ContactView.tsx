import type { Content } from '@inktvis/content';
import { heroOf, heroPicture, PageHero } from '../../layout/hero/PageHero.tsx';
import type { ViewProps } from '../view.ts';
import styles from './ContactView.module.css';

const NUMBER = /^(\d{1,3})(?=\s)/;

/** An answer; a number it begins with is shown large. */
function Answer({ text }: { readonly text: string }) {
  const [, number] = NUMBER.exec(text) ?? [];
  if (number === undefined) return <>{text}</>;
  return (
    <>
      <span className={`numeral ${styles.number}`}>{number}</span>
      {text.slice(number.length)}
    </>
  );
}

const Facts = ({ facts }: { readonly facts: Content<'contact'>['facts'] }) => (
  <dl className={styles.facts}>
    {facts.map(({ id, label, value, note }) => (
      <div key={id} className="stack gap-2">
        <dt className="small-label">{label}</dt>
        <dd className={styles.answer} data-plate="none">
          <Answer text={value.trim()} />
        </dd>
        {note && <dd className="note">{note}</dd>}
      </div>
    ))}
  </dl>
);

export const ContactView = ({ content, frame, body }: ViewProps<'contact'>) => (
  <div className={styles.contact}>
    <PageHero {...heroOf(content, frame.url)} side={heroPicture(content.image)} />
    {body}
    {content.facts.length > 0 && (
      <div className={`wrap ${styles.aside}`}>
        <Facts facts={content.facts} />
      </div>
    )}
  </div>
);
