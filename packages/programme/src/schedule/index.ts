export { toCalendar } from './calendar.ts';
export { type ScheduleDocument, type ScheduleItem, toDocument } from './document.ts';
export type { Named, Participant, Place, Schedule, ScheduleEntry } from './schedule.ts';
