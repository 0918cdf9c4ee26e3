import type { Block, Content, FestivalDay, Story } from '@inktvis/content';
import { brusselsDay, type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { isDuring, periodOf } from '@inktvis/foundation/period';
import { capital } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { festivalPhase } from '@inktvis/programme/festival';
import { ALL_DAYS_HREF } from '@inktvis/programme/filters/address';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';

type Header = Story<'header'>;
type PanelButton = Block<'link_with_dropdown'>['buttons'][number];
type DayPage = Pick<FestivalDay, 'href' | 'content'>;

/** Dated buttons without those of past days; on a day of the festival that no other names, the first of these is today. */
function buttonsOn(buttons: readonly PanelButton[], today: Day, days: readonly DayPage[]): PanelButton[] {
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

const ownLink = (id: string, label: string, href: string): Block<'link'> => ({
  type: 'link',
  id,
  editable: undefined,
  label,
  link: { href, external: false, newWindow: false },
  icon: null,
});

function programmeLinks(today: Day, days: readonly DayPage[]): Block<'link'>[] {
  const next = days.find(({ content }) => content.date >= today);
  const all = ownLink('heel-het-programma', programme.whole, ALL_DAYS_HREF);
  if (!next) return [all];
  const { date } = next.content;
  const label = date === today ? programme.today : capital(formatDayLong(date));
  return [ownLink('eerste-dag', label, date === today ? PROGRAMME_PATH : next.href), all];
}

type Moment = { readonly isAnnounced: boolean; readonly isOver: boolean; readonly today: Day };

const contentAt = (
  content: Content<'header'>,
  { isAnnounced, isOver, today }: Moment,
  days: readonly DayPage[],
): Content<'header'> => ({
  ...content,
  toggleAnnouncement: isAnnounced,
  ticketsLink: isOver && content.afterLink ? null : content.ticketsLink,
  afterLink: isOver ? content.afterLink : null,
  navLinks: content.navLinks.map((item) =>
    item.type === 'link_with_dropdown'
      ? {
          ...item,
          links: [...(item.link?.href === PROGRAMME_PATH ? programmeLinks(today, days) : []), ...item.links],
          buttons: buttonsOn(item.buttons, today, days),
        }
      : item,
  ),
});

function isFestivalOver(days: readonly DayPage[], now: Date): boolean {
  const [first, last] = [days[0]?.content.date, days.at(-1)?.content.date];
  return first !== undefined && last !== undefined && festivalPhase({ first, last }, days, now) === 'after';
}

const known = new WeakMap<
  Header,
  { readonly reads: string; readonly days: unknown; readonly header: Header }
>();

/** As it reads at `now`: today first, no day that is past. The same object while it reads the same: its markup is made once. */
export function headerAt(header: Header, days: readonly DayPage[], now: Date): Header {
  const { toggleAnnouncement, announcementVan, announcementTot } = header.content;
  const isAnnounced =
    toggleAnnouncement && isDuring(periodOf(announcementVan, announcementTot), now.getTime());
  const moment = { isAnnounced, isOver: isFestivalOver(days, now), today: brusselsDay(now) };
  const reads = JSON.stringify(moment);
  const before = known.get(header);
  if (before?.reads === reads && before.days === days) return before.header;
  const current = { ...header, content: contentAt(header.content, moment, days) };
  known.set(header, { reads, days, header: current });
  return current;
}
