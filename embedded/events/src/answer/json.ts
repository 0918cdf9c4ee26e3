const HEX: Readonly<Record<string, string>> = {
  '<': '\\u003C',
  '>': '\\u003E',
  '&': '\\u0026',
  "'": '\\u0027',
  '\\"': '\\u0022',
};

/** JSON in which `< > ' & "` inside texts are escaped, as the real service writes it (contract events-source 6). */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(/\\.|[<>&']/g, (found) => HEX[found] ?? found);
