import { Refused, type Refusal } from '@tacite/domain/refusal.ts'

/** Which constraint or unique index a failed statement broke, by its name; null for any other failure. */
export function brokenConstraint(error: unknown): string | null {
  return typeof error === 'object' && error && 'constraint' in error
    ? String(error.constraint)
    : null
}

/**
 * For `.catch`: what one constraint or unique index forbids, in the words of the business.
 * @example .catch(refuseBroken('person_email', { code: 'EMAIL_TAKEN', field: 'email' }))
 */
export function refuseBroken(constraint: string, refusal: Refusal): (error: unknown) => never {
  return (error) => {
    if (brokenConstraint(error) === constraint) throw new Refused('RULE', refusal)
    throw error
  }
}

/** For `.catch`: a name that another one has already, as the unique index says; `field` as the form calls it. */
export function refuseTaken(index: string, field: string): (error: unknown) => never {
  return refuseBroken(index, { code: 'NAME_TAKEN', field })
}
