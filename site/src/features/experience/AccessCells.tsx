import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { ACCESS_PAGE, accessLabels } from '@inktvis/programme/access';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { AccessSign } from '../../ui/text/Access.tsx';
import styles from './AccessCells.module.css';
import type { AccessFacts } from './access-facts.ts';

type AccessCellsProps = { readonly access: AccessFacts };

const Notes = ({ notes }: { readonly notes: readonly string[] }) =>
  notes.length === 0 ? null : (
    <ul className={styles.facts}>
      {notes.map((note) => (
        <li className={styles.fact} key={note}>
          {note}
        </li>
      ))}
    </ul>
  );

/** The facts of access by which a visitor plans, and what there is at the place itself. */
export const AccessCells = ({ access: { facts, notes, places } }: AccessCellsProps) => (
  <section>
    <h2 className={styles.title}>{messages.experience.accessibility}</h2>
    {facts.length > 0 && (
      <ul className={styles.cells}>
        {facts.map(({ name, sentence }) => (
          <li className={styles.cell} key={name}>
            <AccessSign name={name} className={styles.sign} />
            <span>{accessLabels[name]}</span>
            <span className={styles.sentence}>{sentence}</span>
          </li>
        ))}
      </ul>
    )}
    <Notes notes={notes} />
    {places.map((place) => (
      <div key={place.title}>
        <h3 className={styles.place}>{fill(messages.experience.access_place, { place: place.title })}</h3>
        <Notes notes={place.notes} />
      </div>
    ))}
    <p className={styles.more}>
      <MoreLink href={ACCESS_PAGE}>{messages.experience.access_more}</MoreLink>
    </p>
  </section>
);
