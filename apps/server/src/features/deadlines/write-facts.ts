import { eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractFacts } from './contract-facts.ts'
import { reconcileContractAlerts } from './reconcile-alerts.ts'
import { companyToday, readContractTerms, type ContractTerms } from './lifecycle-terms.query.ts'

const BATCH = 500

/** Writes the facts of these contracts as they are true today. */
export async function writeFacts(
  parts: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  const today = await companyToday(parts, db)
  for (const batch of batches(contractIds))
    await keepFacts(db, await readContractTerms(db, batch), today)
}

async function keepFacts(
  db: CompanyDatabase,
  contracts: readonly ContractTerms[],
  today: Temporal.PlainDate,
): Promise<void> {
  if (contracts.length === 0) return
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

/** Facts and alerts follow every event of the catalogue that may change them, in the same transaction. */
export function followEventsWithFacts(parts: Pick<Platform, 'clock' | 'events'>): void {
  parts.events.on(eventsWith('changesFacts'), async (db, events) => {
    const contractIds = [...new Set(events.map(({ contractId }) => contractId))]
    const today = await companyToday(parts, db)
    for (const batch of batches(contractIds)) {
      const contracts = await readContractTerms(db, batch)
      await keepFacts(db, contracts, today)
      await reconcileContractAlerts(parts, db, contracts, today)
    }
  })
}

function batches(contractIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(contractIds.length / BATCH) }, (_, index) =>
    contractIds.slice(index * BATCH, (index + 1) * BATCH),
  )
}
