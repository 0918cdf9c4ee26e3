import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles, generatedFolder } from './generated.ts';

// Fails when a generated file is not what the model gives now.
const stale: string[] = [];
for (const { name, text } of generatedFiles()) {
  const present = await readFile(join(generatedFolder, name), 'utf8').catch(() => '');
  if (present !== text) stale.push(`packages/content/generated/${name}`);
}
if (stale.length > 0) {
  process.stderr.write(
    `${stale.join(', ')} stale; run: npx node packages/content/src/cms/write-generated.ts\n`,
  );
  process.exitCode = 1;
}
