import { todayIn } from '@tacite/domain/calendar/today.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { Platform } from '../../platform/platform.ts'
import { contractFacts } from './contract-facts.ts'
import { reconcileContractAlerts } from './reconcile-contract-alerts.ts'
import { companyToday, readContractTerms, type ContractTerms } from './lifecycle-terms.query.ts'

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
    await keepFacts(db, contracts, today)
  }
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

/**
 * What happens to a contract's text alone changes none of its facts, and our own news is made of them; nor does
 * what one validator or one signatory does: the steps and the seal that may follow have news of their own.
 */
const NO_FACT =
  /^(contract\.(section|block)|deadline\.|validation\.(decided|stepOpened)$|signature\.(invited|invitationResent|opened|consented|wrongCode|signed|completed|sealDelayed)$)/

/** Facts and alerts follow every event about a contract, in the same transaction. */
export function followEventsWithFacts(parts: Pick<Platform, 'clock' | 'events'>): void {
  parts.events.onEvery(async (db, { type, contractId }) => {
    if (!contractId || NO_FACT.test(type)) return
    const [contract] = await readContractTerms(db, [contractId])
    if (!contract) return
    const today = todayIn(contract.timeZone, parts.clock.now())
    await keepFacts(db, [contract], today)
    await reconcileContractAlerts(parts, db, contract, today)
  })
}
