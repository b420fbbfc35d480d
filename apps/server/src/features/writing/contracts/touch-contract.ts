import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Lists show when a contract last changed. */
export async function touchContract(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  await db
    .update('contract')
    .set({ updated_at: clock.now() })
    .where('contract.id', '=', contractId)
    .execute()
}
