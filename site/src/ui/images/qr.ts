import { type Bitmap2D, correction, generate, mode } from 'lean-qr';

/** The white edge that a reader needs around the code (ISO 18004), in modules. */
export const QUIET_ZONE = 4;

/** Addresses and Dutch; the table of Japanese would take a phone longer than the code itself. */
const MODES = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** The modules of a QR code of `text`; null when it holds more than a QR code can. */
export function encode(text: string): Bitmap2D | null {
  try {
    // M forgives a fold or a stain on paper.
    return generate(text, {
      modes: MODES,
      minCorrectionLevel: correction.L,
      maxCorrectionLevel: correction.M,
    });
  } catch {
    return null;
  }
}

/** The code as a picture to keep (`data:image/png`), `scale` pixels a module. Only in a browser. */
export const qrPicture = (text: string, scale: number): string | null =>
  encode(text)?.toDataURL({ type: 'image/png', scale, pad: QUIET_ZONE }) ?? null;
