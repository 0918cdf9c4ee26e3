/** HTML that React rendered before, as what an element holds. */
export const asContent = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
