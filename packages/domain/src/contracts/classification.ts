/** Which way the money of a contract flows, seen from the company: it pays, it is paid, both, or no money flows. */
export const DIRECTIONS = ['expense', 'income', 'both', 'neutral'] as const

/** How far a contract reaches: between entities of one group, one country, the European Union, or beyond. */
export const SCOPES = ['group', 'national', 'european', 'international'] as const
