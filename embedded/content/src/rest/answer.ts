import type { JsonObject } from '../store/story.ts';

/** A REST answer; lists also say how many there are (contract content-service 1.9). */
export type Answer = { readonly body: JsonObject; readonly paging?: Paging };
export type Paging = { readonly perPage: number; readonly total: number };

export const pagingHeaders = (paging: Paging | undefined): Record<string, string> =>
  paging ? { 'per-page': String(paging.perPage), total: String(paging.total) } : {};
