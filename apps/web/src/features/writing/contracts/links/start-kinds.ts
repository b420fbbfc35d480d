/** How a contract is made from another. */
export type StartKind = 'duplicate' | 'renewal' | 'amendment'
