import type { RefusalCode } from '../refusal.ts'

/** The validation requested last, as long as it keeps the contract from being sent. */
export const WANTS_VALIDATION = {
  running: 'SIGNATURE_VALIDATION_RUNNING',
  refused: 'SIGNATURE_VALIDATION_REFUSED',
  suspended: 'SIGNATURE_VALIDATION_SUSPENDED',
  fallen: 'SIGNATURE_VALIDATION_VOID',
} as const

/** An acceptance on a condition that its validator has not seen met. */
export const WANTS_CONDITION = { open: 'SIGNATURE_CONDITION_OPEN' } as const

/** The steps of its workflow that a contract must go through before it is sent. */
export const WANTS_STEP = {
  validationMissing: 'SIGNATURE_VALIDATION_REQUIRED',
  stepMissing: 'SIGNATURE_STEP_REQUIRED',
} as const

/** Whether sending only waits for a validation or a required step, unlike what keeps it for good. */
export function onlyWaitsForStep(code: string): boolean {
  return WAITS.some((known) => known === code)
}

/** The last ones name those whose validation is suspended, and the condition. */
const WAITS: readonly RefusalCode[] = [
  ...Object.values(WANTS_VALIDATION),
  ...Object.values(WANTS_STEP),
  ...Object.values(WANTS_CONDITION),
  'SIGNATURE_VALIDATION_OF_SUSPENDED',
  'SIGNATURE_CONDITION_OF',
]
