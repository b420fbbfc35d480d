import { titleStems } from './title-stems.ts'

/** A heading that names two matters says less of each. */
const PART = 0.85
const SEPARATORS = /\s*(?:[,;:/&–—(]|\s-\s|\b(?:et|ou|and|or|y|o)\b)\s*/u

/** What a heading says: as a whole, and each matter that it names. */
export interface ReadTitle {
  whole: ReadonlySet<string>
  parts: readonly ReadonlySet<string>[]
}

export function readTitle(heading: string): ReadTitle {
  const parts = heading.split(SEPARATORS).map(titleStems)
  return { whole: titleStems(heading), parts: parts.filter(({ size }) => size > 0) }
}

/** How much a heading says what another one says, from 0 to 1. */
export function titleLikeness({ whole, parts }: ReadTitle, known: ReadonlySet<string>): number {
  const closest = Math.max(0, ...parts.map((part) => commonShare(part, known)))
  return Math.max(commonShare(whole, known), PART * closest)
}

function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const stem of one) if (other.has(stem)) common += 1
  return common === 0 ? 0 : (2 * common) / (one.size + other.size)
}
