/** What this policy lets through is loaded as script: only files of our own. */
function ownPath(path: string): string {
  if (!/^\/(?![/\\])/.test(path)) throw new TypeError(`${path} is not a path of this site`);
  return path;
}

let policy: { createScriptURL(path: string): string } | undefined;

/** The address of a script for `new Worker` and `serviceWorker.register` under Trusted Types; `path` starts with one slash. */
export function trustedScript(path: string): string {
  policy ??= window.trustedTypes?.createPolicy('inktvis', { createScriptURL: ownPath });
  return policy ? policy.createScriptURL(path) : ownPath(path);
}
