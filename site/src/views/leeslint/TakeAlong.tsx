import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { leeslint } from '../../ui/messages/leeslint.ts';
import { Section } from '../../ui/Section.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { calendarPath, subscribeAddress } from './addresses.ts';
import { printPage } from './print-page.ts';
import styles from './TakeAlong.module.css';

/** Where 'Zet in agenda' above the list leads. */
export const AGENDA_ID = 'agenda';

type TakeAlongProps = {
  readonly ids: readonly string[];
  /** Start of every address of the site, without a slash at the end. */
  readonly base: string;
};

/** The list in the visitor's calendar, and on paper. */
export const TakeAlong = ({ ids, base }: TakeAlongProps) => (
  <Section page="blue" labelledBy="meenemen" className={styles.last}>
    <Wrap>
      <h2 className="visually-hidden" id="meenemen">
        {leeslint.take_along}
      </h2>
      <div className={styles.columns}>
        <div className={styles.box} id={AGENDA_ID}>
          <h3>{leeslint.agenda_title}</h3>
          <p>{leeslint.agenda_text}</p>
          <p className={styles.buttons}>
            <ButtonLink href={calendarPath(ids)}>
              <Icon name="calendar" />
              {leeslint.agenda_add}
            </ButtonLink>
            <ButtonLink variant="line" href={subscribeAddress(base, ids)}>
              {leeslint.agenda_subscribe}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.box}>
          <h3>{leeslint.paper_title}</h3>
          <p>{leeslint.paper_text}</p>
          <p className={styles.buttons}>
            <Button onClick={() => printPage('normal')}>
              <Icon name="print" />
              {leeslint.print}
            </Button>
            <Button variant="line" onClick={() => printPage('large')}>
              {leeslint.paper_large}
            </Button>
          </p>
        </div>
      </div>
    </Wrap>
  </Section>
);
