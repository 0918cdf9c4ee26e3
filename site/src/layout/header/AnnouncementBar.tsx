import type { Block } from '@inktvis/content';
import { site } from '@inktvis/messages/site';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import css from './AnnouncementBar.module.css';

type AnnouncementBarProps = {
  /** First word, in ochre. */
  lead: string;
  text: string;
  link: Block<'link'> | null;
};

/** One sentence on an ink strip above the header. */
export function AnnouncementBar({ lead, text, link }: AnnouncementBarProps) {
  return (
    <aside className={css.bar} data-surface="ink" aria-label={site.announcement_label}>
      <Wrap>
        <p className={css.sentence}>
          <span>
            {lead ? <b className={css.lead}>{lead} </b> : null}
            {text}
          </span>
          {link?.link ? <HintedLink {...link.link}>{link.label}</HintedLink> : null}
        </p>
      </Wrap>
    </aside>
  );
}
