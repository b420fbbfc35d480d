import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

export type SignatoryAct =
  | 'invited'
  | 'opened'
  | 'read'
  | 'consented'
  | 'codeSent'
  | 'codeVerified'
  | 'signed'

/** Records what a signatory did, when and from where, for the evidence in the sealed PDF. */
export async function recordSigningStep(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  signatoryId: string,
  action: SignatoryAct,
  ipAddress: string | null = null,
): Promise<void> {
  await db
    .insert('signatory_event', {
      signatory_id: signatoryId,
      action,
      at: clock.now(),
      ip_address: ipAddress,
    })
    .execute()
}

/** Whether it was done before. */
export async function hasDone(
  db: CompanyDatabase,
  signatoryId: string,
  action: SignatoryAct,
): Promise<boolean> {
  const found = await db
    .select('signatory_event')
    .where('signatory_event.signatory_id', '=', signatoryId)
    .where('signatory_event.action', '=', action)
    .select('signatory_event.number')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
