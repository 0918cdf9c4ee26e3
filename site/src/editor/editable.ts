import { z } from 'zod';

const MARK = /^<!--#storyblok#([\s\S]+)-->$/;
const wire = z.object({ id: z.coerce.string(), uid: z.string() });

/** Attributes by which the visual editor finds a block in the page (storyblok.com/docs/concepts/visual-editor). */
export function editableAttributes(editable: string | undefined): Readonly<Record<string, string>> {
  const json = MARK.exec(editable ?? '')?.[1];
  if (!json) return {};
  try {
    const mark = wire.safeParse(JSON.parse(json));
    return mark.success ? { 'data-blok-c': json, 'data-blok-uid': `${mark.data.id}-${mark.data.uid}` } : {};
  } catch {
    // A mark we cannot read only costs the outline in the editor.
    return {};
  }
}
