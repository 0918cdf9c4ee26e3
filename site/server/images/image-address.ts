import { isPictureAddress } from '@inktvis/content/picture-address';

/**
 * The address at the image service (storyblok.com/docs/api/image-service) of a picture below `/beeld/`. Null unless it
 * is of our own space and in a form that pages write: the proxy fetches nothing else for anybody.
 */
export const upstreamAddress = (path: string, spaceId: string): string | null =>
  path.startsWith(`/beeld/${spaceId}/`) && isPictureAddress(path) ? path.replace('/beeld/', '/f/') : null;
