/** The letters of a printed list: 11 pt, or nothing below 18 pt. */
export type PrintLetter = 'normal' | 'large';

/** Opens the browser's print; the letters go back to what they were afterwards. */
export function printPage(letter: PrintLetter): void {
  const root = document.documentElement;
  root.dataset.printLetter = letter;
  addEventListener('afterprint', () => delete root.dataset.printLetter, { once: true });
  window.print();
}
