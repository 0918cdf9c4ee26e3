export { createEventsClient, type EventsOptions } from './client.ts';
export { datesAfter, hasEndTime, isOver, isWholeDay, nextDate } from './dates.ts';
export {
  pictureAddress,
  pictureSizes,
  readPictureAddress,
  resizedImageAddress,
  UITDATABANK_IMAGES,
} from './pictures.ts';
export type { Paragraph } from './plain-text.ts';
export { isEventSlug } from './slug.ts';
export type { Contact, EventDate, EventsClient, OpeningHours, Read, TouringEvent, Weekday } from './types.ts';
