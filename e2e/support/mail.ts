import { expect } from '@playwright/test';

/** A mail as the embedded mail server reports it, as far as tests look. */
export type Mail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly source: string;
  /** To whom it was really sent, whatever its headers say. */
  readonly envelope: { readonly to: readonly string[] };
  readonly headers: readonly { readonly name: string; readonly value: string }[];
};

export async function mails(server: string, to?: string): Promise<Mail[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const { messages } = await (await fetch(`${server}/api/messages${query}`)).json();
  return messages;
}

export async function mailThat(server: string, isIt: (mail: Mail) => boolean) {
  let found: Mail | undefined;
  const look = async () => {
    found = (await mails(server)).find(isIt);
    return found !== undefined;
  };
  await expect.poll(look, { message: 'a mail arrives' }).toBe(true);
  if (!found) throw new Error('no mail');
  return found;
}

export const mailTo = (server: string, to: string) =>
  mailThat(server, (mail) => mail.to.some((one) => one.includes(to)));

/** An address that no other test uses. */
export const someone = (): string => `lezer-${crypto.randomUUID()}@voorbeeld.be`;
