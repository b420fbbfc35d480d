/** What stops or accompanies a contract on its way to a validation or a signature; blocking ones first. */
export const READINESS_KINDS = [
  'requiredFieldEmpty',
  'placeholderLeft',
  'partEmpty',
  'charactersUnprintable',
  'fieldEmpty',
  'bracketLeft',
  'counterpartyMissing',
  'datesMissing',
  'amountDiffers',
  'referenceBroken',
  'clauseForbidden',
  'clauseMissing',
  'clauseChanged',
] as const

/** The checks whose severity a contract type may change. */
export type ReadinessKind = (typeof READINESS_KINDS)[number]

export const SEVERITIES = ['blocks', 'warns'] as const
export type Severity = (typeof SEVERITIES)[number]

export const DEFAULT_SEVERITY: Readonly<Record<ReadinessKind, Severity>> = {
  requiredFieldEmpty: 'blocks',
  placeholderLeft: 'blocks',
  partEmpty: 'blocks',
  charactersUnprintable: 'blocks',
  fieldEmpty: 'warns',
  bracketLeft: 'warns',
  counterpartyMissing: 'warns',
  datesMissing: 'warns',
  amountDiffers: 'warns',
  referenceBroken: 'warns',
  clauseForbidden: 'warns',
  clauseMissing: 'warns',
  clauseChanged: 'warns',
}

/** The checks of a contract against the playbook of its type. */
export const PLAYBOOK_KINDS = [
  'clauseForbidden',
  'clauseMissing',
  'clauseChanged',
] as const satisfies readonly ReadinessKind[]

/** The severities that a contract type sets; the others are the default. */
export type ReadinessRules = Readonly<Partial<Record<ReadinessKind, Severity>>>

export function severityOf(kind: ReadinessKind, rules: ReadinessRules): Severity {
  return rules[kind] ?? DEFAULT_SEVERITY[kind]
}

/** What a change of the rules of a contract type does, by what each kind does from now on; null: nothing. */
export interface ReadinessChange {
  blocks: ReadinessKind[]
  warns: ReadinessKind[]
}

export function readinessChange(
  before: ReadinessRules,
  after: ReadinessRules,
): ReadinessChange | null {
  const moved = READINESS_KINDS.filter((kind) => before[kind] !== after[kind])
  if (moved.length === 0) return null
  return {
    blocks: moved.filter((kind) => severityOf(kind, after) === 'blocks'),
    warns: moved.filter((kind) => severityOf(kind, after) === 'warns'),
  }
}
