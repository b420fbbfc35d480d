import { brokenConstraint } from '../../../platform/database/broken-constraint.ts'
import { Refused } from '@tacite/domain/refusal.ts'

/** Confirmed by somebody on this installation; held by somebody in this company, confirmed or not. */
const TAKEN = ['person_email', 'person_email_here']

/** For `.catch`: a concurrent request took the same address, or it belongs to somebody who confirmed it. */
export function refuseTakenAddress(field: string): (error: unknown) => never {
  return (error) => {
    if (TAKEN.includes(brokenConstraint(error) ?? ''))
      throw new Refused('RULE', { code: 'EMAIL_TAKEN', field })
    throw error
  }
}
