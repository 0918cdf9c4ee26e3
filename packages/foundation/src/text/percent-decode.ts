/** The text of a part of an address (RFC 3986, 2.1); null for a percent sign without its two digits, or no UTF-8. */
export function percentDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
