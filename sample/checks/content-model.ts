/** What the checks of the sample content need of the content model. */
export {
  type Definition,
  model,
  parseStory,
  type WireStory,
  wireStorySchema,
} from '@inktvis/content/checking';
