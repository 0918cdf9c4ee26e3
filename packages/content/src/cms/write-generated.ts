import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles, generatedFolder } from './generated.ts';

// Run after a change of the model: node packages/content/src/cms/write-generated.ts
await mkdir(generatedFolder, { recursive: true });
for (const { name, text } of generatedFiles()) await writeFile(join(generatedFolder, name), text);
