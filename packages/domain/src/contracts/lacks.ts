/**
 * What a contract in force may lack so that it cannot be followed: an end, a duration or the word that it has none; its
 * counterparty; an owner who is still there; a signed document whose text can be read. Its type it always has.
 */
export const LACKS = ['dates', 'counterparty', 'owner', 'text'] as const
export type Lack = (typeof LACKS)[number]

/** @example lacksFilter(['dates']) // 'eq:dates'; by default all of them */
export function lacksFilter(lacks: readonly Lack[] = LACKS): string {
  return `eq:${lacks.join(',')}`
}

/** Each is changed like one by itself, with its rights, its trail and its deadlines: a few seconds for all. */
export const MOST_COMPLETED_AT_ONCE = 100
