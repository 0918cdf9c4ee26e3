import { Icon } from '../../ui/images/Icon.tsx';
import css from './AnnouncementBand.module.css';
import type { Announcement } from './live-data.ts';

/** How many letters still fit in large size: on one line, on two in portrait. */
const MAX_LARGE = 48;
const sizeOf = ({ lead, text }: Announcement) => (lead.length + text.length <= MAX_LARGE ? 'large' : 'small');

/**
 * An editor's announcement for the hall: news on ochre, a warning on vermilion with the edge of a barrier. The region is always there, so that a screen reader announces what appears.
 */
export const AnnouncementBand = ({ announcement }: { readonly announcement: Announcement | null }) => (
  <div role="status">
    {announcement && (
      <p className={css.band} data-size={sizeOf(announcement)} data-warns={announcement.warns || undefined}>
        {announcement.warns && <Icon name="warning" className={css.icon} />}
        <span>
          {announcement.lead && <b className={css.lead}>{`${announcement.lead} `}</b>}
          <span>{announcement.text}</span>
        </span>
      </p>
    )}
  </div>
);
