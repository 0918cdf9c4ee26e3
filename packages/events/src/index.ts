export { createEventsClient, type EventsClient, type EventsOptions, type Read } from './client.ts';
export { datesAfter, hasEndTime, isOver, isWholeDay, nextDate } from './dates.ts';
export {
  pictureAddress,
  pictureSizes,
  readPictureAddress,
  resizedImageAddress,
  UITDATABANK_IMAGES,
} from './pictures.ts';
export type { Paragraph } from './plain-text.ts';
export type { Contact, EventDate, OpeningHours, TouringEvent, Weekday } from './read-event.ts';
export { isEventSlug } from './slug.ts';
