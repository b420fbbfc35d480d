import type { RefusalCode } from '../refusal.ts'

/** The validation requested last, as long as it keeps the contract from being sent. */
export const WANTS_VALIDATION = {
  running: 'SIGNATURE_VALIDATION_RUNNING',
  refused: 'SIGNATURE_VALIDATION_REFUSED',
  suspended: 'SIGNATURE_VALIDATION_SUSPENDED',
  fallen: 'SIGNATURE_VALIDATION_VOID',
} as const

/** Whether sending only waits for a validation, unlike what keeps it for good. */
export function isForWantOfValidation(code: string): boolean {
  return WAITS.some((known) => known === code)
}

/** The last one names those whose validation is suspended. */
const WAITS: readonly RefusalCode[] = [
  ...Object.values(WANTS_VALIDATION),
  'SIGNATURE_VALIDATION_OF_SUSPENDED',
]
