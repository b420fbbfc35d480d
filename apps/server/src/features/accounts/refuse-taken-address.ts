import { Refused } from '@tacite/domain/refusal.ts'

/** Somebody else was quicker with the same address. */
export function refuseTakenAddress(error: unknown): never {
  const constraint =
    typeof error === 'object' && error && 'constraint' in error ? error.constraint : null
  if (constraint === 'person_email')
    throw new Refused('RULE', { code: 'EMAIL_TAKEN', field: 'email' })
  throw error
}
