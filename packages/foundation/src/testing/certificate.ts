import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { systemClock } from '../time/clock.ts';

/** One element of DER (ITU-T X.690): tag, length, content. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts);
const oid = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const instant = (date: Date) =>
  element(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const BASIC_CONSTRAINTS = oid('551d13');
const ALTERNATIVE_NAME = oid('551d11');
const TRUE = element(0x01, Buffer.from([0xff]));

/**
 * A new key and a certificate of one day that it signed itself for `host` (RFC 5280), both as PEM. Clients refuse it,
 * unless they are given it in `NODE_EXTRA_CA_CERTS`.
 */
export function selfSigned(host: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(element(0x31, sequence(COMMON_NAME, element(0x0c, Buffer.from(host)))));
  const now = systemClock.now().getTime();
  const hour = 3_600_000;
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, TRUE, element(0x04, sequence(TRUE))),
    sequence(ALTERNATIVE_NAME, element(0x04, sequence(element(0x82, Buffer.from(host))))),
  );
  const signed = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    sequence(instant(new Date(now - hour)), instant(new Date(now + 24 * hour))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, extensions),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  const der = sequence(signed, ECDSA_WITH_SHA256, element(0x03, signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
