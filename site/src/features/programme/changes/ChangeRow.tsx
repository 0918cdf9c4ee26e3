import { changes as messages } from '@inktvis/messages/changes';
import { ItemFlags } from '../../../cards/item/ItemFlags.tsx';
import { ItemMeta } from '../../../cards/item/ItemMeta.tsx';
import { Ribbon } from '../../../cards/Ribbon.tsx';
import { hook } from '../../../ui/hooks.ts';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { OptionalLink } from '../../../ui/text/OptionalLink.tsx';
import { Strikethrough } from '../../../ui/text/Strikethrough.tsx';
import styles from './ChangeRow.module.css';
import type { ChangeRow as Row } from './model.ts';

/** A change of the programme: the old hour above the new one, the old place before the new one, the reason. */
export const ChangeRow = ({ id, href, title, kinds, isOff, when, facts, note, reported, ribbon }: Row) => {
  return (
    <li className={styles.item} {...hook('change', id)}>
      <article className={styles.row} data-off={isOff || undefined}>
        <p className={styles.when}>
          {when.previous && (
            <>
              <Numeral className={styles.previous}>
                <Strikethrough>{when.previous}</Strikethrough>
              </Numeral>
              <span className="visually-hidden">{messages.now}</span>
            </>
          )}
          <time dateTime={when.machine}>
            <Numeral className={styles.number}>{when.number}</Numeral>
          </time>
          {when.until && <span className={styles.until}>{when.until}</span>}
        </p>
        <div className={styles.body}>
          <ItemFlags flags={kinds} />
          <h3 className={styles.title}>
            <OptionalLink className={styles.link} href={href}>
              {isOff ? <s>{title}</s> : title}
            </OptionalLink>
          </h3>
          <ItemMeta facts={facts} />
          {note && <p className={styles.note}>{note}</p>}
          {reported && <p className={styles.reported}>{reported}</p>}
        </div>
        {ribbon && <Ribbon item={ribbon} place="row" />}
      </article>
    </li>
  );
};
