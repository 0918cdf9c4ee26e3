import { parseJson } from '@inktvis/foundation/json';
import { z } from 'zod';

const MARK = /^<!--#storyblok#([\s\S]+)-->$/;
const wire = z.object({ id: z.coerce.string(), uid: z.string() });

/** Attributes by which the visual editor finds a block in the page (storyblok.com/docs/concepts/visual-editor). */
export function editableAttributes(editable: string | undefined): Readonly<Record<string, string>> {
  const json = MARK.exec(editable ?? '')?.[1];
  // A mark we cannot read only costs the outline in the editor.
  const mark = wire.safeParse(parseJson(json ?? ''));
  return json && mark.success
    ? { 'data-blok-c': json, 'data-blok-uid': `${mark.data.id}-${mark.data.uid}` }
    : {};
}
