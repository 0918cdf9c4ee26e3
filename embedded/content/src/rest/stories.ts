import { err, ok, type Result } from '@inktvis/foundation/result';
import { findStory } from '../query/find-story.ts';
import { listStories } from '../query/list-stories.ts';
import { renderStory } from '../query/render-story.ts';
import type { Answer } from './answer.ts';
import type { Read } from './context.ts';
import { badParameter, missingRecord, type Problem } from './problem.ts';
import { renderingOf, sideLists } from './side-lists.ts';

/** `GET /v2/cdn/stories` (contract content-service 1.2). */
export function stories(read: Read): Result<Answer, Problem> {
  const page = listStories(read.view, read.parameters, read.filter);
  if (!page.ok) return err(badParameter(page.error));
  const rendering = renderingOf(read);
  return ok({
    body: {
      stories: page.value.stories.map((story) => renderStory(story, rendering)),
      cv: read.snapshot.cv,
      ...sideLists(page.value.stories, read),
    },
    paging: page.value,
  });
}

/** `GET /v2/cdn/stories/{key}` (contract content-service 1.3). */
export function story(read: Read, key: string): Result<Answer, Problem> {
  const { parameters, view, snapshot } = read;
  const { find_by: findBy, content_type: type } = parameters;
  if (findBy !== undefined && findBy !== 'uuid') return err(badParameter(`find_by: '${findBy}' is not uuid`));
  const found = findStory(view, key, { findBy });
  if (!found || (type !== undefined && found.content.component !== type)) {
    return err(missingRecord);
  }
  const body = { story: renderStory(found, renderingOf(read)), cv: snapshot.cv, ...sideLists([found], read) };
  return ok({ body });
}
