import type { Content } from '@inktvis/content';

type Where = Pick<Content<'bookstore'>, 'address' | 'postalCode' | 'town'>;

/** The address of a shop on a map elsewhere; null when it has no street and town to look for. */
export function routeHref({ address, postalCode, town }: Where): string | null {
  if (address === '' || town === '') return null;
  const query = `${address}, ${[postalCode, town].filter(Boolean).join(' ')}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
