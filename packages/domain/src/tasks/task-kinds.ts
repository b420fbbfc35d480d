/** What a person is asked to do with a contract. */
export const TASK_KINDS = [
  'validate',
  'sign',
  'fileScan',
  'readRefusal',
  'decideOnDeadline',
  'completeStep',
  'answerRequest',
  'reviewOwner',
  'meetCondition',
  'confirmCondition',
  'signLetter',
] as const

export type TaskKind = (typeof TASK_KINDS)[number]
