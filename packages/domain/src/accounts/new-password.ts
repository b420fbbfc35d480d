import type { Refusal } from '../refusal.ts'

const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

/**
 * Normalises text that looks the same: keyboards write « é » as one character or as two (NFC). Nothing else is
 * changed: spaces and case count.
 */
export function normalPassword(typed: string): string {
  return typed.normalize('NFC')
}

/** What is wrong with a chosen password (specification 5); an astral character counts once. */
export function passwordRefusals(password: string, field = 'password'): Refusal[] {
  return [...normalPassword(password)].length < PASSWORD_MIN_LENGTH
    ? [{ code: 'PASSWORD_TOO_SHORT', field, params: { min: PASSWORD_MIN_LENGTH } }]
    : []
}

/** The same for a password typed twice. */
export function newPasswordRefusals(password: string, again: string): Refusal[] {
  const refusals = passwordRefusals(password)
  if (refusals.length > 0 || normalPassword(password) === normalPassword(again)) return refusals
  return [{ code: 'PASSWORDS_DIFFER', field: 'passwordAgain' }]
}
