/**
 * A test whether a text fits `pattern`, in which `*` stands for any run of characters. Looks for the pieces between the
 * stars one after the other and never goes back, whatever a stranger sends.
 */
export function createGlob(pattern: string): (text: string) => boolean {
  const [head = '', ...rest] = pattern.split('*');
  const tail = rest.pop();
  if (tail === undefined) return (text) => text === head;
  const middle = rest.filter(Boolean);
  return (text) => {
    if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail))
      return false;
    const end = text.length - tail.length;
    let at = head.length;
    for (const piece of middle) {
      const found = text.indexOf(piece, at);
      if (found < 0 || found + piece.length > end) return false;
      at = found + piece.length;
    }
    return true;
  };
}
