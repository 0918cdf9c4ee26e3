/** What some browsers tell of the network (Chromium; TypeScript does not know it). */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
