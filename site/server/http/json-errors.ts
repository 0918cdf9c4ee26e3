import type { IncomingMessage } from 'node:http';
import { makeReadyAnswer, type ReadyAnswer } from '../cache/ready-answer.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type ErrorStatus, errorHeaders, errorTexts } from './error-pages.ts';

const isJson = (type = ''): boolean => /^\s*application\/json\s*(;|,|$)/i.test(type);

/** Whether who asks is a script, that sent JSON or wants to read it: a page is of no use to it. */
export const speaksJson = ({ headers }: IncomingMessage): boolean =>
  isJson(headers['content-type']) || isJson(headers.accept);

/** An error for a script, in the form that the forms' own answers have: `{ "error": "…" }`. */
export function jsonError(status: ErrorStatus, security: SecurityHeaders): Promise<ReadyAnswer> {
  const type: [string, string] = ['Content-Type', 'application/json; charset=utf-8'];
  const headers = errorHeaders(status, security, security.csp(null)).map((header): [string, string] =>
    header[0] === type[0] ? type : header,
  );
  return makeReadyAnswer({
    status,
    headers,
    body: Buffer.from(JSON.stringify({ error: errorTexts[status] })),
  });
}
