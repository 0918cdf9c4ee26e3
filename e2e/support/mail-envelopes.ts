import { type Mail, mails } from './mail.ts';

/** A mail with all that the embedded mail server knows of how it travelled. */
export type KeptMail = Mail & {
  readonly from: string;
  readonly replyTo: string | null;
  /** To whom it was really sent, whatever its headers say. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly headers: readonly { readonly name: string; readonly value: string }[];
};

const isKept = (mail: Mail): mail is KeptMail =>
  'envelope' in mail && 'headers' in mail && 'replyTo' in mail && 'from' in mail;

/** All mails, newest first. */
export async function keptMails(server: string): Promise<KeptMail[]> {
  const all = await mails(server);
  if (!all.every(isKept)) throw new Error('the mail server left something out');
  return all;
}

/** Makes the mail server go wrong in one way, or go well again: `off`. */
export async function setFault(server: string, fault: string): Promise<void> {
  const answer = await fetch(`${server}/api/switches`, { method: 'PUT', body: JSON.stringify({ fault }) });
  if (!answer.ok) throw new Error(`the mail server does not know ${fault}`);
}
