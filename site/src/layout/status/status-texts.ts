import { hasMascot } from '@inktvis/foundation/brand';
import { errors } from '@inktvis/messages/errors';
import { forms } from '@inktvis/messages/forms';

type StatusText = { readonly title: string; readonly text: string };

const tooLarge: StatusText = { title: errors.e413_title, text: forms.too_large };

/** The same without the squid, for a brand that it does not belong to. */
const PLAIN: Partial<Record<StatusCode, StatusText>> = {
  404: { title: errors.e404_title, text: errors.e404_plain_text },
  500: { title: errors.e500_plain_title, text: errors.e500_text },
};

/** What a visitor reads with each status the site responds with. */
const TEXTS = {
  400: { title: errors.e400_title, text: errors.e400_text },
  404: { title: errors.e404_title, text: errors.e404_text },
  405: { title: errors.e405_title, text: errors.e405_text },
  408: { title: errors.e408_title, text: errors.e408_text },
  410: { title: errors.e410_title, text: errors.e410_text },
  413: tooLarge,
  414: { title: errors.e414_title, text: errors.e400_text },
  429: { title: errors.e429_title, text: errors.e429_text },
  431: tooLarge,
  500: { title: errors.e500_title, text: errors.e500_text },
  503: { title: errors.e503_title, text: errors.e503_text },
} as const satisfies Readonly<Record<number, StatusText>>;

export type StatusCode = keyof typeof TEXTS;

export const statusText = (status: StatusCode, brand: string): StatusText =>
  (!hasMascot(brand) && PLAIN[status]) || TEXTS[status];

const isStatus = (status: number): status is StatusCode => Object.hasOwn(TEXTS, status);

/** Reads a status out of an address such as `/fout/404`; null for any other. */
export function parseStatus(text: string | undefined): StatusCode | null {
  const status = Number(text);
  return isStatus(status) ? status : null;
}
