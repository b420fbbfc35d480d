import { engineRenewals } from '@tacite/domain/renewals/renewal-record.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storeLifecycle } from '../deadlines/public.ts'
import { readRenewals } from './renewal-repository.ts'

/** Brings what the deadline engine reads in line with the register: the one place that writes it. */
export async function settleRenewals(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  await storeLifecycle(deps, db, contractId, engineRenewals(await readRenewals(db, contractId)))
}
