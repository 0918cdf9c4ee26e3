/** Base addresses of the vendor's regions (storyblok.com/docs/api/content-delivery, /management: base URL). */
export type Region = {
  /** Its name in Dutch. */
  readonly name: string;
  readonly rest: string;
  readonly graphql: string;
  readonly assets: string;
  readonly management: string;
};

const region = (name: string, suffix: string): Region => ({
  name,
  rest: `https://api${suffix}.storyblok.com/v2`,
  graphql: `https://gapi${suffix}.storyblok.com/v1/api`,
  assets: `https://a${suffix}.storyblok.com`,
  management: suffix === '' ? 'https://mapi.storyblok.com/v1' : `https://api${suffix}.storyblok.com/v1`,
});

export const REGIONS: readonly Region[] = [
  region('Europa', ''),
  region('de Verenigde Staten', '-us'),
  region('Canada', '-ca'),
  region('Australië', '-ap'),
];

/** The region whose REST interface is at an address; undefined for any other host. */
export const regionOf = (restUrl: string): Region | undefined =>
  REGIONS.find(({ rest }) => new URL(rest).origin === new URL(restUrl).origin);
