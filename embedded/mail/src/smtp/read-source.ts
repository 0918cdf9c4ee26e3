import PostalMime, { type Address } from 'postal-mime';
import type { NewMessage } from '../store/message.ts';

const mailboxes = (addresses: readonly Address[] = []): string[] =>
  addresses.flatMap((one) => one.group?.map(({ address }) => address) ?? [one.address ?? '']);

function written(address: Address | undefined): string {
  if (!address) return '';
  return address.name ? `${address.name} <${address.address ?? ''}>` : (address.address ?? '');
}

/** Reads a mail as it came over the line. */
export async function readSource(source: Buffer, envelope: NewMessage['envelope']): Promise<NewMessage> {
  const mail = await PostalMime.parse(source);
  return {
    door: 'smtp',
    envelope,
    subject: mail.subject ?? '',
    from: written(mail.from),
    to: mailboxes(mail.to),
    replyTo: mailboxes(mail.replyTo)[0] ?? null,
    messageId: mail.messageId ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: mail.text ?? '',
    html: mail.html ?? '',
    source: source.toString('utf8'),
  };
}
