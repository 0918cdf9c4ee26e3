export { isEventSlug, pageCount } from './addresses.ts';
export { createEventsClient, type EventsOptions } from './client.ts';
export { datesAfter, hasEndTime, isOver, isWholeDay, nextDate } from './dates.ts';
export {
  type PictureShape,
  type PictureSize,
  pictureAddress,
  pictureSizes,
  readPictureAddress,
  resizedImageAddress,
  UITDATABANK_IMAGES,
} from './pictures.ts';
export type {
  EventDate,
  EventList,
  EventsClient,
  ListRequest,
  OpeningHours,
  Read,
  TouringEvent,
  Wait,
  Weekday,
} from './types.ts';
