/** How people write a name, brought to one form: `Sint-Martens-Latem`, `st martens latem` and `SINT MARTENS LATEM`. */
export const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(^| )st(?= )/g, '$1sint')
    .replace(/(^| )ste(?= )/g, '$1sainte');
