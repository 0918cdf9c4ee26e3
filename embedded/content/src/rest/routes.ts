import { err, type Result } from '@inktvis/foundation/result';
import { Hono } from 'hono';
import type { Tokens } from '../access.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { type Answer, pagingHeaders } from './answer.ts';
import { openRead, type Read } from './context.ts';
import { storiesParameters, storyParameters } from './known-parameters.ts';
import { type Problem, problemBody } from './problem.ts';
import { datasource, datasourceEntries, datasources, link, links, space, tags } from './space.ts';
import { stories, story } from './stories.ts';

type Options = Tokens & {
  readonly snapshot: () => Snapshot;
  /** Refuse unknown parameters of stories with 422, as the real service does (contract content-service 1.2). */
  readonly strict: boolean;
};

type Endpoint = {
  readonly known?: ReadonlySet<string>;
  readonly answer: (read: Read) => Result<Answer, Problem>;
};

/** The endpoint behind a path below `/v2/cdn/`, without slashes around it; undefined when there is none. */
function endpoint(path: string): Endpoint | undefined {
  const [name = '', ...more] = path.split('/');
  const key = more.join('/');
  switch (name) {
    case 'stories':
      if (key === '') return { known: storiesParameters, answer: stories };
      return { known: storyParameters, answer: (read) => story(read, key) };
    case 'links':
      return { answer: key === '' ? links : (read) => link(read, key) };
    case 'spaces':
      return key === 'me' ? { answer: space } : undefined;
    case 'tags':
      return key === '' ? { answer: tags } : undefined;
    case 'datasources':
      return { answer: key === '' ? datasources : (read) => datasource(read, key) };
    case 'datasource_entries':
      return key === '' ? { answer: datasourceEntries } : undefined;
    default:
      return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The REST delivery API, version 2, below `/v2/cdn` (contract content-service, section 1). */
export function restRoutes({ snapshot, strict, ...tokens }: Options): Hono {
  const routes = new Hono();
  routes.get('/v2/cdn/*', (context) => {
    const url = new URL(context.req.url);
    const path = decoded(url.pathname.slice('/v2/cdn/'.length).replace(/\/+$/, ''));
    const found = path === undefined ? undefined : endpoint(path);
    const open = (known?: ReadonlySet<string>) => openRead(url.searchParams, snapshot(), tokens, known);
    const answer = ((): Result<Answer, Problem> => {
      if (path === undefined) return err({ status: 400, message: 'The path cannot be read' });
      if (!found) return err({ status: 404, message: 'Not found' });
      const read = open(strict ? found.known : undefined);
      return read.ok ? found.answer(read.value) : read;
    })();
    context.header('cache-control', 'no-store');
    if (!answer.ok) return context.json(problemBody(answer.error), answer.error.status);
    return context.json(answer.value.body, 200, pagingHeaders(answer.value.paging));
  });
  return routes;
}
