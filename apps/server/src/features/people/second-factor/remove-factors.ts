import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countFactors, personFactors } from './person-factors.query.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'

/** Removes the codes of an application; recovery codes go with the last factor. */
export async function removeTotp(db: CompanyDatabase, personId: string): Promise<void> {
  await db.delete('totp_factor').where('totp_factor.person_id', '=', personId).execute()
  if (countFactors(await personFactors(db, personId)) === 0) await removeRecoveryCodes(db, personId)
}

/** Everything: whoever has lost their phone signs in by password again. */
export async function removeAllFactors(db: CompanyDatabase, personId: string): Promise<void> {
  await db.delete('totp_factor').where('totp_factor.person_id', '=', personId).execute()
  await removeRecoveryCodes(db, personId)
}
