import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

export type SignatoryAct = 'invited' | 'read' | 'consented' | 'codeSent' | 'codeVerified' | 'signed'

/** What a page showed: the text of the first pages of a document. */
export interface Display {
  documentSha256: string
  pages: number
}

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

/** Records that the document was shown to a signatory: once. @returns whether this was the first time */
export async function recordDisplay(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  signatoryId: string,
  { documentSha256, pages, ipAddress }: Display & { ipAddress: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insert('signatory_event', {
      signatory_id: signatoryId,
      action: 'displayed',
      at: clock.now(),
      ip_address: ipAddress,
      document_sha256: documentSha256,
      pages,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
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
