import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'
import { reconcileContractAlerts } from './reconcile-alerts.ts'
import { writeFacts } from './write-facts.ts'

/** The contracts whose deadlines depend on a changed company setting; empty: all. */
export interface ConcernedContracts {
  typeId?: string
  counterpartyId?: string
  ownerId?: string
}

export const REWRITE_FACTS: JobKind<ConcernedContracts & { companyId: string }> = {
  name: 'rewrite-facts',
}

const BATCH = 200

/**
 * Rewrites the facts and alerts of contracts after their inputs have changed: holidays, notice days, the legal rules
 * of a type, a counterparty's kind, an owner's department. Runs in the background.
 */
export async function deadlinesDependOn(
  { jobs }: Pick<Platform, 'jobs'>,
  db: CompanyDatabase,
  concerned: ConcernedContracts = {},
): Promise<void> {
  await jobs.enqueue(db.tx, REWRITE_FACTS, { ...concerned, companyId: db.companyId })
}

/** In batches, each in a separate transaction; idempotent. */
export async function rewriteFacts(
  deps: Pick<Platform, 'clock' | 'events' | 'inCompanyForReports'>,
  { companyId, ...concerned }: ConcernedContracts & { companyId: string },
): Promise<void> {
  for (let after: string | null = null; ;) {
    const from: string | null = after
    const ids = await deps.inCompanyForReports(companyId, async (db) => {
      const found = await nextContracts(db, concerned, from)
      await writeFacts(deps, db, found)
      const contracts = await readContractTerms(db, found)
      await reconcileContractAlerts(deps, db, contracts, await companyToday(deps, db))
      return found
    })
    if (ids.length < BATCH) return
    after = ids.at(-1)!
  }
}

async function nextContracts(
  db: CompanyDatabase,
  { typeId, counterpartyId, ownerId }: ConcernedContracts,
  after: string | null,
): Promise<string[]> {
  const rows = await db
    .select('contract')
    .$if(after !== null, (query) => query.where('contract.id', '>', after!))
    .$if(typeId !== undefined, (query) => query.where('contract.contract_type_id', '=', typeId!))
    .$if(counterpartyId !== undefined, (query) =>
      query.where('contract.counterparty_id', '=', counterpartyId!),
    )
    .$if(ownerId !== undefined, (query) => query.where('contract.owner_id', '=', ownerId!))
    .select('contract.id')
    .orderBy('contract.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
