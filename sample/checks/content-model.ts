/** What the checks of the sample content need of the content model and of the rules for any space. */
export {
  type ContentFolder,
  type Entry,
  isObject,
  lineOf,
  lint,
  model,
  objectsIn,
  parseStory,
  readFolder,
  textOf,
} from '@inktvis/content/checking';
