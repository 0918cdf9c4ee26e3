export { toCalendar } from './calendar/calendar.ts';
export { type ScheduleDocument, type ScheduleItem, toDocument } from './document/document.ts';
export { toConferenceSchedule } from './frab/conference-schedule.ts';
export type { Named, Place, Schedule, ScheduleEntry, Theme } from './schedule.ts';
