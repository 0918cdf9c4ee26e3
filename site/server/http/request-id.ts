import { randomUUID } from 'node:crypto';

const usable = /^[\w.:-]{8,64}$/;

/** The id that a proxy gave a request, when it is one that may stand in logs and headers, else a new one. */
export const requestId = (given: string | undefined): string =>
  given !== undefined && usable.test(given) ? given : randomUUID();
