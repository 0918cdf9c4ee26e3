import { join } from 'node:path';
import { componentExport } from './components.ts';
import { graphqlSchema } from './graphql.ts';

/** Where the generated files stand. */
export const generatedFolder = join(import.meta.dirname, '..', '..', 'generated');

/** Every file that is derived from the model and checked in: name and text. */
export const generatedFiles = (): { readonly name: string; readonly text: string }[] => [
  { name: 'components.json', text: `${JSON.stringify(componentExport(), null, 2)}\n` },
  { name: 'schema.graphql', text: graphqlSchema() },
];
