import { accessLabels } from '../../programme/access.ts';
import type { AccessName } from '../../programme/programme-item.ts';
import { AccessSign } from '../../ui/Access.tsx';
import { messages } from '../../ui/messages.ts';
import styles from './AccessCells.module.css';

type AccessCellsProps = {
  readonly access: readonly AccessName[];
  /** One fact a line, as the editor wrote them. */
  readonly notes: string;
};

/** The facts of access by which a visitor plans. */
export function AccessCells({ access, notes }: AccessCellsProps) {
  const facts = notes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <section>
      <h2 className={styles.title}>{messages.experience.accessibility}</h2>
      {access.length > 0 && (
        <ul className={styles.cells}>
          {access.map((name) => (
            <li className={styles.cell} key={name}>
              <AccessSign name={name} className={styles.sign} />
              <span>{accessLabels[name]}</span>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li className={styles.fact} key={fact}>
              {fact}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
