/** The order of the list of contracts unless its address names another. */
export const DEFAULT_CONTRACT_ORDER = 'createdAt desc'
