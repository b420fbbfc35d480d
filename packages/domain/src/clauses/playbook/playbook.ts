/** What a company wants of a clause in contracts of one type. A clause without a rule is nobody's concern there. */
export const PLAYBOOK_RULES = ['must', 'may', 'mustNot'] as const

export type PlaybookRule = (typeof PLAYBOOK_RULES)[number]

/** The rules of a contract type, by the standard clause. */
export type Playbook = Readonly<Record<string, PlaybookRule>>

/** What a contract says otherwise than its playbook; the gravest first. */
export const DEVIATIONS = ['forbidden', 'refused', 'missing', 'changed'] as const

export type Deviation = (typeof DEVIATIONS)[number]

/**
 * What became of one rule in a contract.
 *
 * - `accepted`: a deviation that a person accepted, with a reason
 * - `notCompared`: the library has no wording in the language of the contract, or the contract no text
 */
export const PLAYBOOK_VERDICTS = [
  ...DEVIATIONS,
  'notCompared',
  'accepted',
  'standard',
  'fallback',
  'absent',
] as const

export type PlaybookVerdict = (typeof PLAYBOOK_VERDICTS)[number]

/** Whether a verdict says that a contract deviates from its playbook. */
export function isDeviation(verdict: PlaybookVerdict): verdict is Deviation {
  return (DEVIATIONS as readonly PlaybookVerdict[]).includes(verdict)
}

/** What a change of the rules of a contract type does: how many clauses got each rule, and how many have none any more. */
export type PlaybookChange = Record<PlaybookRule | 'none', number>

/**
 * What changes from one playbook to another; null: nothing.
 *
 * @example playbookChange({ a: 'must' }, { b: 'may' }) // { must: 0, may: 1, mustNot: 0, none: 1 }
 */
export function playbookChange(before: Playbook, after: Playbook): PlaybookChange | null {
  const clauses = new Set([...Object.keys(before), ...Object.keys(after)])
  const moved = [...clauses].filter((id) => before[id] !== after[id])
  if (moved.length === 0) return null
  const count = (rule: PlaybookRule | undefined) => moved.filter((id) => after[id] === rule).length
  return {
    must: count('must'),
    may: count('may'),
    mustNot: count('mustNot'),
    none: count(undefined),
  }
}
