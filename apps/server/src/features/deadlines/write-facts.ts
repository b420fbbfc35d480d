import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractFacts } from './contract-facts.ts'
import { reconcileContractAlerts } from './reconcile-contract-alerts.ts'
import { companyToday, readContractTerms } from './lifecycle-terms.query.ts'

const BATCH = 500

/** Writes the facts of these contracts as they are true today. */
export async function writeFacts(
  parts: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  const today = await companyToday(parts, db)
  for (let start = 0; start < contractIds.length; start += BATCH) {
    const contracts = await readContractTerms(db, contractIds.slice(start, start + BATCH))
    if (contracts.length === 0) continue
    const rows = contracts.map((contract) => contractFacts(contract, today))
    const columns = Object.keys(rows[0]!).filter((column) => column !== 'contract_id')
    await db
      .insert('contract_fact', rows)
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'contract_id'])
          .doUpdateSet(
            Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
  }
}

/** Days go by without anyone acting: facts that are no longer true today are written anew before they are read. */
export async function freshenFacts(
  parts: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
): Promise<void> {
  const today = (await companyToday(parts, db)).toString()
  for (;;) {
    const stale = await db
      .select('contract_fact')
      .where('contract_fact.valid_until', '<=', today)
      .select('contract_fact.contract_id')
      .limit(BATCH)
      .execute()
    await writeFacts(
      parts,
      db,
      stale.map(({ contract_id }) => contract_id),
    )
    if (stale.length < BATCH) return
  }
}

/** What happens to a contract's text alone changes none of its facts, and our own news is made of them. */
const NO_FACT = /^(contract\.(section|block)|deadline\.)/

/** Facts and alerts follow every event about a contract, in the same transaction. */
export function followEventsWithFacts(parts: Pick<Platform, 'clock' | 'events'>): void {
  parts.events.onEvery(async (db, { type, contractId }) => {
    if (!contractId || NO_FACT.test(type)) return
    await writeFacts(parts, db, [contractId])
    const [contract] = await readContractTerms(db, [contractId])
    if (contract) await reconcileContractAlerts(parts, db, contract, await companyToday(parts, db))
  })
}
