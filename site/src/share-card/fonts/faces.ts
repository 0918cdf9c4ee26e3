import besley from '@fontsource/besley/files/besley-latin-900-normal.woff?inline';
import besleyExtended from '@fontsource/besley/files/besley-latin-ext-900-normal.woff?inline';
import familjen from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff?inline';
import familjenExtended from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff?inline';
import { type FontMetrics, readWoff } from './woff.ts';

/** A face of the house, in the one weight that cards use. */
export type Face = FontMetrics & {
  readonly family: string;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
};

/** The build holds the fonts in itself, as `data:` addresses: no file has to be found while the site runs. */
const bytesOf = (address: string): Buffer => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

function face(name: string, addresses: readonly string[]): Face {
  const files = addresses.map((address, index) => ({ name: `${name} ${index}`, data: bytesOf(address) }));
  const parts = files.map(({ data }) => readWoff(data));
  return {
    family: files.map((file) => file.name).join(', '),
    files,
    has: (codePoint) => parts.some((part) => part.has(codePoint)),
    advance: (codePoint) => parts.find((part) => part.has(codePoint))?.advance(codePoint) ?? 0,
  };
}

/** Titles and dates: Besley 900. */
export const DISPLAY: Face = face('Besley', [besley, besleyExtended]);
/** All other words: Familjen Grotesk 700. */
export const TEXT: Face = face('Familjen', [familjen, familjenExtended]);
