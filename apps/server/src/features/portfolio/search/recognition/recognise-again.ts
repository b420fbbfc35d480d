import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { announceReading, settleReading, wakeRecognition } from './scanned-pages.ts'

/** The pages of a signed document that failed take their turn again, as if they had just come. */
export async function recogniseAgain(
  deps: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  const again = await db
    .update('scanned_page')
    .set({ state: 'waiting', failure: null, turn_at: deps.clock.now() })
    .where('scanned_page.contract_id', '=', contractId)
    .where('scanned_page.state', '=', 'failed')
    .returning('scanned_page.page')
    .execute()
  if (again.length === 0) throw new Refused('STATE', 'NO_PAGE_FAILED')
  await settleReading(deps, db, contractId)
  await wakeRecognition(deps, db)
  await announceReading(deps, db, contractId)
}
