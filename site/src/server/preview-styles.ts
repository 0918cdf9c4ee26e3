/**
 * Hash of the style sheet that the visual editor's bridge puts into the page to outline blocks. Only previews allow it;
 * the test beside this file fails when another version of the bridge brings other styles.
 */
export const BRIDGE_STYLES = 'sha256-LRRyxSRUVUbmNAPh2sxJb7TVKrmpPOXdsgCX61y7r1Y=' as const;
