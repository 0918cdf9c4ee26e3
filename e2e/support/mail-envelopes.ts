import { type Mail, mails } from './mail.ts';

/** A mail with all that the embedded mail server knows of how it travelled. */
export type StoredMail = Mail & {
  readonly from: string;
  readonly replyTo: string | null;
  /** To whom it was really sent, whatever its headers say. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly headers: readonly { readonly name: string; readonly value: string }[];
};

const isStored = (mail: Mail): mail is StoredMail =>
  'envelope' in mail && 'headers' in mail && 'replyTo' in mail && 'from' in mail;

/** All mails, newest first. */
export async function storedMails(server: string): Promise<StoredMail[]> {
  const all = await mails(server);
  if (!all.every(isStored)) throw new Error('the mail server left something out');
  return all;
}

/** Makes the mail server go wrong in one way, or go well again: `off`. */
export async function setFault(server: string, fault: string): Promise<void> {
  const response = await fetch(`${server}/api/faults`, { method: 'PUT', body: JSON.stringify({ fault }) });
  if (!response.ok) throw new Error(`the mail server does not know ${fault}`);
}
