/**
 * The same text in one piece of memory. V8 stores a concatenated string as a tree of its parts, and React concatenates
 * hundreds of them: what is stored for long takes several times the memory that way, and is walked by each garbage
 * collection and each time it is written. With the cards of 10 000 programme items it is 27 MB of heap, and writing a page
 * takes 8 % of its CPU time instead of 15 %.
 */
export const flatString = (text: string): string => Buffer.from(text).toString();
