import { imageAddress, type PictureSource } from '../ui/image-address.ts';
import { absolute, type Site } from './site.ts';

/** Search engines want a picture in several shapes; ours is as wide as a page needs it. Pixels. */
const SIZE = { width: 1200, height: 675 };

/** The address of a picture for search engines; jpeg, which every reader knows. Null when there is none. */
export const pictureOf = (picture: PictureSource | null, site: Site): string | null =>
  picture && absolute(imageAddress(picture, SIZE, { format: 'jpeg' }), site);
