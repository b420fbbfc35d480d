import { Refused, type Refusal } from '@tacite/domain/refusal.ts'

/** The name of the constraint or unique index that a failed statement violated; null for any other failure. */
export function brokenConstraint(error: unknown): string | null {
  return typeof error === 'object' && error && 'constraint' in error
    ? String(error.constraint)
    : null
}

/**
 * For `.catch`: turns the violation of one constraint or unique index into a business refusal.
 * @example .catch(refuseBroken('person_email', { code: 'EMAIL_TAKEN', field: 'email' }))
 */
export function refuseBroken(constraint: string, refusal: Refusal): (error: unknown) => never {
  return (error) => {
    if (brokenConstraint(error) === constraint) throw new Refused('RULE', refusal)
    throw error
  }
}

/** For `.catch`: the unique index found the name already taken; `field` as the form calls it. */
export function refuseTaken(index: string, field: string): (error: unknown) => never {
  return refuseBroken(index, { code: 'NAME_TAKEN', field })
}
