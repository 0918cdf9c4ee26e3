import type { Result } from '@inktvis/foundation/result';
import type { ReadContext } from './context.ts';

/** A field of the vendor's component schema, without its position (contract content-service, section 9). */
export type CmsField = { readonly type: string; readonly [option: string]: unknown };

/** What an editor should know about a field. */
export type FieldOptions = {
  /** Dutch label in the editor. */
  readonly label: string;
  /** Dutch help below the label. */
  readonly help?: string;
  /** A required field that is missing breaks its block, or makes its story unusable when nothing can stand in. */
  readonly required?: boolean;
};

/**
 * One field of a block or content type: everything the project knows about it.
 * Type, validator, component export, GraphQL type and sample check derive from this one definition.
 */
export type Field<Value> = {
  readonly kind: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  /** For the component export. */
  readonly cms: CmsField;
  /** The type in `XComponent` of the GraphQL schema (contract, section 2.5). */
  readonly graphql: string;
  /** Whether the field appears in `XFilterQuery` (contract, section 2.6). */
  readonly filterable: boolean;
  /** Names of content types this field refers to by uuid; the client resolves them. */
  readonly refersTo?: readonly string[];
  /** Names of blocks this field holds. */
  readonly holds?: readonly string[];
  /** Stands in when the value is absent or unreadable; undefined when nothing can. */
  readonly empty: unknown;
  /** Wire value to domain value. Never throws. `path` is for the log: `body.2.text`. */
  read(value: unknown, context: ReadContext, path: string): Result<unknown, string>;
  /** Only for the type system: what `read` gives. */
  readonly value?: Value;
};

export type Fields = { readonly [name: string]: Field<unknown> };

/** Absent on the wire: undefined, null and the empty string all mean that the editor left the field empty. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
