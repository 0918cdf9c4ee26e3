/** What a content service derives from the model: its components, and ids for what has none. */
export { derivedId, derivedUuid } from '../derived-ids.ts';
export { definitions } from '../model/index.ts';
export { type Component, componentExport, groupExport } from './components.ts';
