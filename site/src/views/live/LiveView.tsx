import type { ProgrammeRowProps } from '../../programme/ProgrammeRow.tsx';
import { ProgrammeRows } from '../../programme/ProgrammeRows.tsx';
import { fill } from '../../ui/fill.ts';
import { messages } from '../../ui/messages.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import type { ViewProps } from '../view.ts';
import styles from './LiveView.module.css';
import { Slides } from './Slides.tsx';

type LiveViewProps = ViewProps<'live', readonly ProgrammeRowProps[]>;

/** The Live page in its first version: what begins next, and the slides as a list. */
export const LiveView = ({ content, data, frame }: LiveViewProps) => (
  <div className={styles.live} data-surface="ink">
    <div className={styles.head}>
      <Wrap>
        <h1 className={styles.title}>{fill(messages.live.heading, { brand: frame.brand })}</h1>
      </Wrap>
    </div>
    <Wrap className={styles.columns}>
      <section>
        <h2 className={styles.heading}>{messages.live.upcoming}</h2>
        {data.length > 0 ? <ProgrammeRows rows={data} /> : <p>{messages.live.nothing_upcoming}</p>}
      </section>
      <Slides slides={content.slides} />
    </Wrap>
  </div>
);
