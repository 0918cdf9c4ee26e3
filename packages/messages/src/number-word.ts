const NUMBERS = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');

/** A number in a sentence: in words up to twelve. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
