/** Whether `a` becomes `b` when at most `most` letters are added, left out or replaced; two swapped letters are two. */
export function areApart(a: string, b: string, most: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x === '' || y === '') return x.length + y.length <= most;
  const [laterX, laterY] = [x.slice(1), y.slice(1)];
  return (
    most > 0 &&
    [
      [laterX, laterY],
      [laterX, y],
      [x, laterY],
    ].some(([one = '', other = '']) => areApart(one, other, most - 1))
  );
}
