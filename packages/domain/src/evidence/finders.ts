import { SECOND_READER } from '../second-reader/second-reading.ts'

/** Who found a value in a text: a rule, the second reader, or a person who selected the words. */
export const FINDERS = ['rule', 'secondReader', 'person'] as const
export type Finder = (typeof FINDERS)[number]

/** Stands for a rule where a person selected the words. */
export const SELECTED = 'selected'

/** @example finderOf('end-on') // 'rule' */
export function finderOf(rule: string): Finder {
  if (rule === SECOND_READER) return 'secondReader'
  return rule === SELECTED ? 'person' : 'rule'
}
