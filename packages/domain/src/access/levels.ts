/** What a person may do on one contract, weakest first (decisions 2). */
export const LEVELS = ['reader', 'commenter', 'suggester', 'editor', 'owner'] as const

export type ContractLevel = (typeof LEVELS)[number]

/**
 * Whether a level is enough.
 * @example levelReaches('editor', 'reader') // true
 */
export function levelReaches(level: ContractLevel, needed: ContractLevel): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(needed)
}

/** The refusal for too low a level: the text of specification 6 names the level needed. */
export function levelTooLowCode(needed: ContractLevel) {
  return `LEVEL_TOO_LOW_${needed.toUpperCase() as Uppercase<ContractLevel>}` as const
}

/**
 * The highest of several levels, or null when there is none.
 * @example highestLevel(['reader', 'editor']) // 'editor'
 */
export function highestLevel(levels: readonly ContractLevel[]): ContractLevel | null {
  return levels.reduce<ContractLevel | null>(
    (best, level) => (best === null || levelReaches(level, best) ? level : best),
    null,
  )
}

/** What a folder grant gives on the contracts inside (decisions 2). */
export const LEVEL_OF_FOLDER_GRANT = { read: 'reader', edit: 'editor' } as const
