import { formatDayLong, nextDay } from '@inktvis/foundation/brussels';
import { textOf } from '@inktvis/foundation/json';
import { below, objectsIn } from '../folder/json.ts';
import type { Entry } from '../folder/read-folder.ts';
import { type Finding, finding, ofType, type Rule } from './finding.ts';

/** What visitors read all year: it may not name a former year. News and experiences are of their own year. */
const EVERGREEN = ['home', 'page', 'contact', 'live', 'header', 'footer', 'default_date_overview'];

const dayOf = (value: unknown): string => textOf(value).slice(0, 10);

/** Where a page that stays names a former year; files and links have rules of their own. */
function oldYear(entry: Entry, years: readonly string[]): Finding[] {
  for (const { at, object } of objectsIn(entry.story.content)) {
    if (object.fieldtype === 'asset' || object.fieldtype === 'multilink') continue;
    for (const [field, text] of Object.entries(object)) {
      const words = textOf(text).match(/\w+/g);
      const year = years.find((one) => words?.includes(one));
      if (year) return [finding(entry, below(at, field), `noemt nog ${year}; schrijf wat nu geldt`)];
    }
  }
  return [];
}

/** From a second edition on: the newest has all its days and hours, and home, tickets and pages that stay are about it. */
export const editions: Rule = ({ published }) => {
  const days = ofType(published, 'date_overview').toSorted((a, b) =>
    dayOf(a.story.content.date).localeCompare(dayOf(b.story.content.date)),
  );
  const yearOf = (entry: Entry) => dayOf(entry.story.content.date).slice(0, 4);
  const years = [...new Set(days.map(yearOf))];
  const year = years.pop();
  if (!year || years.length === 0) return [];
  const own = days.filter((entry) => yearOf(entry) === year);
  const findings: Finding[] = [];

  for (const entry of own)
    for (const field of ['opens', 'closes'])
      if (textOf(entry.story.content[field]) === '')
        findings.push(finding(entry, field, 'deze dag heeft geen uur; vul het in'));

  const [home] = ofType(published, 'home');
  if (home) {
    const [first, last] = [dayOf(home.story.content.start_date), dayOf(home.story.content.end_date)];
    if (!first.startsWith(year))
      findings.push(finding(home, 'start_date', `de data zijn niet die van ${year}; verander ze`));
    const dates = new Set(own.map(({ story }) => dayOf(story.content.date)));
    for (let day = first; first.startsWith(year) && day <= last; day = nextDay(day))
      if (!dates.has(day))
        findings.push(
          finding(home, 'start_date', `${formatDayLong(day)} heeft nog geen dag in het programma`),
        );
  }
  for (const header of ofType(published, 'header'))
    if (objectsIn(header.story.content.tickets_link).next().done)
      findings.push(finding(header, 'tickets_link', `er is geen knop voor tickets van ${year}`));
  for (const entry of ofType(published, ...EVERGREEN)) findings.push(...oldYear(entry, years));
  return findings;
};
