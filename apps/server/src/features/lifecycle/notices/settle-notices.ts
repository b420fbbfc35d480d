import { engineNotice } from '@tacite/domain/notices/engine-notice.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeLifecycle } from '../deadlines/public.ts'
import { readNotices } from './notice-repository.ts'

/** Brings what the deadline engine reads in line with the register: the one place that writes it. */
export async function settleNotices(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  const notices = (await readNotices(db, contractId)).flatMap(
    (notice) => engineNotice(notice) ?? [],
  )
  await storeLifecycle(deps, db, contractId, { notices })
}
