import { refuseBroken } from '../../../platform/database/broken-constraint.ts'

/** For `.catch`: a concurrent request took the same address. */
export function refuseTakenAddress(field: string): (error: unknown) => never {
  return refuseBroken('person_email', { code: 'EMAIL_TAKEN', field })
}
