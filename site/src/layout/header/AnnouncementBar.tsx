import { site } from '@inktvis/messages/site';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import css from './AnnouncementBar.module.css';
import type { HeaderContent } from './MenuItem.tsx';

type AnnouncementBarProps = { content: HeaderContent };

/** One line, wholly a link. Closed, it stays away for the session (`EarlyScript.astro` defines the element). */
export function AnnouncementBar({ content }: AnnouncementBarProps) {
  const { announcementLead, announcement, announcementShort, announcementLink } = content;
  const words = (
    <span>
      {announcementLead && <b className={css.lead}>{announcementLead} </b>}
      {announcementShort && <span className="hidden-from-640">{announcementShort}</span>}
      <span className={announcementShort ? 'hidden-below-640' : undefined}>
        {announcement}
        {announcementLink && ` ${announcementLink.label}`}
      </span>
    </span>
  );
  return (
    <closable-notice data-text={announcement}>
      <aside className={css.bar} data-surface="ink" aria-label={site.announcement_label}>
        <div className={`wrap ${css.line}`}>
          {announcementLink?.link ? (
            <HintedLink {...announcementLink.link} className={`plain ${css.sentence}`}>
              {words}
              <Icon name="arrow-right" />
            </HintedLink>
          ) : (
            <p className={css.sentence}>{words}</p>
          )}
          <IconButton
            icon="close"
            label={site.announcement_close}
            className={`hidden-without-script ${css.close}`}
          />
        </div>
      </aside>
    </closable-notice>
  );
}
