/** The kinds of clauses that recognition is measured on. */
export const CLAUSE_KINDS = [
  'confidentiality',
  'liability',
  'termination',
  'forceMajeure',
  'intellectualProperty',
  'governingLaw',
  'assignment',
  'personalData',
  'payment',
  'insurance',
] as const

export type ClauseKind = (typeof CLAUSE_KINDS)[number]
