import { isVoidBy } from '@tacite/domain/validation/suspension.ts'
import { SITTING_MS } from '@tacite/domain/calendar/sitting.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import { failpoint } from '../../../platform/failpoint.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { voidValidation } from './end-validation.ts'
import { standingValidation } from './validation-repository.ts'

export const END_SITTINGS: JobKind = {
  name: 'end-sittings',
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
  isCaughtUp: true,
}

const BATCH = 500

type Deps = Pick<Platform, 'clock' | 'events' | 'inCompany' | 'log'> & { preAuth: PreAuthDatabase }

/**
 * Voids the suspended validations whose sitting has ended, each in its own transaction: a kill leaves every one either
 * suspended, for the next run, or void with its notifications.
 */
export async function endSittings(deps: Deps): Promise<void> {
  for (const { companyId, contractId } of await overdue(deps)) {
    await deps
      .inCompany(companyId, (db) => endSitting(deps, db, contractId))
      .catch((error: unknown) =>
        deps.log.error('validation.sittingNotEnded', { contractId, error }),
      )
    failpoint('sitting-ended')
  }
}

async function endSitting(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  contractId: string,
): Promise<void> {
  // In the order of every change: the contract, then its validation.
  await lockRow(db, 'contract', contractId)
  const validation = await standingValidation(db, contractId)
  if (!validation || !isVoidBy(validation, deps.clock.now())) return
  await voidValidation(deps, db, null, contractId, validation)
  failpoint('sitting-ending')
}

/** Those of all companies: one probe of a small index. */
async function overdue({ preAuth, clock }: Deps) {
  return preAuth.db
    .selectFrom('contract_validation')
    .where('state', '=', 'suspended')
    .where('last_change_at', '<', new Date(clock.now().getTime() - SITTING_MS))
    .select(['company_id as companyId', 'contract_id as contractId'])
    .orderBy('last_change_at')
    .limit(BATCH)
    .execute()
}
