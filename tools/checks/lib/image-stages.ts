/** One stage of a container file: what it is called and which paths of the repository its image holds. */
type Stage = { readonly name: string; readonly paths: readonly string[] };

const WORKDIR = '/srv/inktvis';

/** A path in the image as one of the repository; `.` is all of it. */
function repositoryPath(path: string): string {
  const inside = path.startsWith(WORKDIR) ? path.slice(WORKDIR.length) : path;
  return inside.replace(/^\.?\/+|\/+$/g, '') || '.';
}

/** The stages of a container file in order. A stage that starts from another one holds what that one holds. */
export function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const part of text.split(/^(?=FROM )/m)) {
    const [, from = '', name = ''] = /^FROM (\S+)(?: AS (\S+))?/.exec(part) ?? [];
    if (from === '') continue;
    const copies = [...part.matchAll(/^COPY (?:--from=\S+ )?(.+)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').slice(0, -1),
    );
    const inherited = stages.find((one) => one.name === from)?.paths ?? [];
    stages.push({ name, paths: [...inherited, ...copies.map(repositoryPath)] });
  }
  return stages;
}

/** Whether the image of a stage holds a file or folder of the repository, or a part of it. */
export const holds = ({ paths }: Stage, path: string): boolean =>
  paths.some(
    (one) => one === '.' || path === one || path.startsWith(`${one}/`) || one.startsWith(`${path}/`),
  );
