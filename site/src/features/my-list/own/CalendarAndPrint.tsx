import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import { calendarPath, subscribeAddress } from '../addresses.ts';
import styles from './CalendarAndPrint.module.css';

/** The id that 'Zet in agenda' above the list links to. */
export const AGENDA_ID = ownId('agenda');

type CalendarAndPrintProps = {
  readonly ids: readonly string[];
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
  /** How many items the calendar leaves out, because an address has a maximum length. */
  readonly leftOut: number;
};

/** The list in the visitor's calendar, and printed. */
export function CalendarAndPrint({ ids, base, leftOut }: CalendarAndPrintProps) {
  const [reminds, setReminds] = useState(false);
  return (
    <Section page="blue" labelledBy={ownId('meenemen')} className={styles.last}>
      <Wrap>
        <h2 className="visually-hidden" id={ownId('meenemen')}>
          {myList.take_along}
        </h2>
        <div className={styles.columns} data-screen-only>
          <div className={styles.box} id={AGENDA_ID}>
            <h3>{myList.agenda_title}</h3>
            <p>{myList.agenda_text}</p>
            {leftOut > 0 && (
              <p>{leftOut === 1 ? myList.agenda_limit_one : fill(myList.agenda_limit, { count: leftOut })}</p>
            )}
            <Checkbox checked={reminds} onChange={() => setReminds(!reminds)}>
              {myList.agenda_remind}
            </Checkbox>
            <p className={styles.buttons}>
              <ButtonLink href={calendarPath(ids, reminds)}>
                <Icon name="calendar" />
                {myList.agenda_add}
              </ButtonLink>
              <ButtonLink variant="line" href={subscribeAddress(base, ids, reminds)}>
                {myList.agenda_subscribe}
              </ButtonLink>
            </p>
          </div>
          <div className={styles.box}>
            <h3>{myList.print_title}</h3>
            <p>{myList.print_text}</p>
            <p className={styles.buttons}>
              <Button onClick={() => print()}>
                <Icon name="print" />
                {myList.print}
              </Button>
            </p>
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
