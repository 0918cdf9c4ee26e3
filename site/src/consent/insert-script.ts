/** Puts a script of another site into the page. One that fails or is blocked changes nothing. */
export function insertScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLScriptElement {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  document.head.append(script);
  return script;
}
