import type { Snapshot, Version, View } from '../store/snapshot.ts';

/** What every resolver of one request works with. */
export type GraphqlContext = { readonly snapshot: Snapshot; readonly version: Version; readonly view: View };
