export { isEventSlug } from './addresses.ts';
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
export type {
  Contact,
  EventDate,
  EventList,
  EventsClient,
  ListRequest,
  OpeningHours,
  Read,
  TouringEvent,
  Weekday,
} from './types.ts';
