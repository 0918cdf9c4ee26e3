import type { Block, Content, Story } from '@inktvis/content';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { isDuring, periodOf } from '@inktvis/foundation/period';
import { programme } from '@inktvis/messages/programme';

type Header = Story<'header'>;
type PanelButton = Block<'link_with_dropdown'>['buttons'][number];
type FestivalDay = Pick<Story<'date_overview'>, 'href' | 'content'>;

/** Dated buttons without those of past days; on a day of the festival that no other names, the first of these is today. */
function buttonsOn(buttons: readonly PanelButton[], today: Day, days: readonly FestivalDay[]): PanelButton[] {
  const isPast = (button: PanelButton) =>
    button.type === 'link_with_date' && button.date !== null && button.date < today;
  const first = buttons.find(isPast);
  const day = days.find(({ content }) => content.date === today);
  const isNamed = buttons.some((button) => button.type === 'link_with_date' && button.date === today);
  return buttons.flatMap((button) => {
    if (!isPast(button)) return button;
    if (button !== first || !day || isNamed) return [];
    const link = { href: day.href, external: false, newWindow: false };
    return { ...button, label: programme.today, date: today, link };
  });
}

function contentAt(
  content: Content<'header'>,
  isAnnounced: boolean,
  today: Day,
  days: readonly FestivalDay[],
) {
  return {
    ...content,
    toggleAnnouncement: isAnnounced,
    navLinks: content.navLinks.map((item) =>
      item.type === 'link_with_dropdown' ? { ...item, buttons: buttonsOn(item.buttons, today, days) } : item,
    ),
  };
}

type Known = {
  readonly isAnnounced: boolean;
  readonly today: Day;
  readonly days: unknown;
  readonly header: Header;
};

const known = new WeakMap<Header, Known>();

/**
 * The header as it reads at `now`: an announcement in its period only, and in the menu no day that is past. The same
 * object while it reads the same, so that its markup is made once.
 */
export function headerAt(header: Header, days: readonly FestivalDay[], now: Date): Header {
  const { toggleAnnouncement, announcementVan, announcementTot } = header.content;
  const isAnnounced =
    toggleAnnouncement && isDuring(periodOf(announcementVan, announcementTot), now.getTime());
  const today = brusselsDay(now);
  const before = known.get(header);
  if (before?.isAnnounced === isAnnounced && before.today === today && before.days === days)
    return before.header;
  const current = { ...header, content: contentAt(header.content, isAnnounced, today, days) };
  known.set(header, { isAnnounced, today, days, header: current });
  return current;
}
