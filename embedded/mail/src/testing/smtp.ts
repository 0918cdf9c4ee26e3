import { createTransport } from 'nodemailer';

/** Sends one mail of anybody to anybody. */
export function sendBySmtp(
  smtpUrl: string,
  mail: { to: string; subject?: string; text?: string; html?: string },
) {
  const { hostname: host, port } = new URL(smtpUrl);
  const transport = createTransport({ host, port: Number(port), ignoreTLS: true });
  return transport.sendMail({ from: 'iemand@voorbeeld.be', subject: 'Dag', text: 'Dag', ...mail });
}
