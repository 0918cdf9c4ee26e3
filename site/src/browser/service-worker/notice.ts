import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { errors } from '@inktvis/messages/errors';
import { fill } from '@inktvis/messages/fill';

/** When an answer was made: its date, less the time it lay in a cache on the way. Null when it does not say. */
export function madeAt({ headers }: Response): Date | null {
  const date = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? '0');
  return Number.isNaN(date) ? null : new Date(date - (age > 0 ? age * 1000 : 0));
}

/** The line above a kept page: no network, and from when this is, in Brussels time. */
export function noticeText(made: Date | null, now: Date): string {
  if (!made) return errors.offline_notice;
  const day = brusselsDay(made);
  const time = formatTime(made);
  return day === brusselsDay(now)
    ? fill(errors.offline_notice_time, { time })
    : fill(errors.offline_notice_day, { day: formatDayLong(day), time });
}

/** A kept page as it is shown without network: the same, with the line above what is in it. */
export async function withNotice(page: Response, now: Date): Promise<Response> {
  const html = await page.text();
  const headers = new Headers(page.headers);
  // Those of the wire.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  const line = `<aside data-offline aria-label="${errors.offline_title}"><p>${noticeText(madeAt(page), now)}</p></aside>`;
  return new Response(html.replace('<main', `${line}<main`), { headers });
}
