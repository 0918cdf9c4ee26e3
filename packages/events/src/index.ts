export { createEventsClient, type EventsOptions, type EventsTimes } from './client.ts';
export { resizedImageAddress, UITDATABANK_IMAGES } from './image-address.ts';
export {
  type PictureShape,
  type PictureSize,
  pictureAddress,
  pictureSizes,
  readPictureAddress,
} from './picture-sizes.ts';
export { isEventSlug } from './slug.ts';
export { pageCount } from './source/addresses.ts';
export type {
  CalendarType,
  EventDate,
  EventImage,
  ForeignText,
  Happening,
  OpeningHours,
  TouringEvent,
  Weekday,
} from './touring-event.ts';
export type { EventList, EventsClient, EventsError, ListQuestion, Read } from './types.ts';
export { datesAfter, hasEndTime, isOver, nextDate } from './when.ts';
