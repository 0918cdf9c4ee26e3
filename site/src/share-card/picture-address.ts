import { imageAddress } from '../ui/image-address.ts';
import type { CardPicture } from './card.ts';

/** The place of a picture on a card, in px. */
const SIZE = { width: 480, height: 630 };

/** Where our own server has the picture of a card, cut to size around its focus. */
export const cardPictureAddress = (picture: CardPicture): string =>
  picture.kind === 'own' ? picture.path : imageAddress(picture.picture, SIZE, { quality: 90 });
