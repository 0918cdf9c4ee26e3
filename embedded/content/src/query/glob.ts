/**
 * Whether `text` fits `pattern`, in which `*` stands for any run of characters. Linear in memory and at most
 * text × pattern in time, whatever a stranger sends.
 */
export function matchesGlob(text: string, pattern: string): boolean {
  let at = 0;
  let inPattern = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern;
      inPattern += 1;
      resume = at;
    } else if (pattern[inPattern] === text[at]) {
      inPattern += 1;
      at += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      inPattern = star + 1;
    } else return false;
  }
  while (pattern[inPattern] === '*') inPattern += 1;
  return inPattern === pattern.length;
}
