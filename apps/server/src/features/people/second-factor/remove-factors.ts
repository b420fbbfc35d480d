import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countFactors, personFactors } from './person-factors.query.ts'
import { removeRecoveryCodes } from './recovery-codes.ts'

/** Removes the codes of an application; recovery codes go with the last factor. */
export async function removeTotp(db: CompanyDatabase, personId: string): Promise<void> {
  await db.delete('totp_factor').where('totp_factor.person_id', '=', personId).execute()
  await removeCodesWithoutFactor(db, personId)
}

/** Whether the person had it; recovery codes go with the last factor. */
export async function removePasskey(
  db: CompanyDatabase,
  personId: string,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .delete('passkey')
    .where('passkey.person_id', '=', personId)
    .where('passkey.id', '=', passkeyId)
    .executeTakeFirstOrThrow()
  await removeCodesWithoutFactor(db, personId)
  return numDeletedRows > 0n
}

/** Everything: whoever has lost their phone signs in by password again. */
export async function removeAllFactors(db: CompanyDatabase, personId: string): Promise<void> {
  await db.delete('passkey').where('passkey.person_id', '=', personId).execute()
  await db.delete('totp_factor').where('totp_factor.person_id', '=', personId).execute()
  await removeRecoveryCodes(db, personId)
}

async function removeCodesWithoutFactor(db: CompanyDatabase, personId: string): Promise<void> {
  if (countFactors(await personFactors(db, personId)) === 0) await removeRecoveryCodes(db, personId)
}
