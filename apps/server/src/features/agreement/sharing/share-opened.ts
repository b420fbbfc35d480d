import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readThirdPartyShare } from './share-repository.ts'
import { shareOpened } from './sharing-events.ts'

/** An open page checks periodically whether access continues: that is one reading, not many. */
const ONE_READING_MS = 30 * 60_000

/** Records that a third party has opened the contract: the last time is kept, each reading enters the trail once. */
export async function noteShareOpened(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  shareId: string,
): Promise<void> {
  const now = clock.now()
  const { numUpdatedRows } = await db
    .update('third_party_share')
    .set({ last_opened_at: now })
    .where('third_party_share.id', '=', shareId)
    .where(({ eb, or }) =>
      or([
        eb('third_party_share.last_opened_at', 'is', null),
        eb('third_party_share.last_opened_at', '<=', new Date(now.getTime() - ONE_READING_MS)),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const { contractId, name } = await readThirdPartyShare(db, shareId)
  await events.record(db, shareOpened({ id: null, label: name }, { contractId, shareId, name }, {}))
}
