const CORNERS = ['b', 'c', 'a'] as const;

/** The bitten corner varies along a list. */
export const cornerOf = (index: number): 'a' | 'b' | 'c' => CORNERS[index % CORNERS.length] ?? 'a';
