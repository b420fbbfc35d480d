/** `toComplete`: something required is missing or not resolved; `left`: it could not be created, and may be tried again. */
export const ROW_STATES = ['toCreate', 'toComplete', 'skipped', 'created', 'left'] as const
export type RowState = (typeof ROW_STATES)[number]

/** An import can be undone for so long after it was confirmed. */
export const UNDO_DAYS = 30

/** Limits within so many days are the first thing that an import says. */
export const NEAR_LIMIT_DAYS = 60

/** Lines of an index that are read. */
export const MOST_INDEX_ROWS = 20_000
