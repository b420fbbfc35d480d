import { eventsWith } from '@tacite/domain/events/event-catalogue.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { notifyEach } from '../../../platform/live/change-feed.ts'
import type { BusinessEvent } from '../../../platform/events/business-events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { viewersOf } from '../../people/access/public.ts'
import { contractPhases } from './contract-phases.ts'
import { reconcileContractAlerts } from './reconcile-alerts.ts'
import { nameAuthors } from './name-authors.ts'
import { storeDatedFacts } from './store-dated-facts.ts'
import { companyToday, readContractTerms, type ContractTerms } from './lifecycle-terms.query.ts'

const BATCH = 500

/** Writes the current facts of these contracts and their phases to come. */
export async function writeFacts(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  const today = await companyToday(deps, db)
  for (const batch of batches(contractIds)) {
    await lockFacts(db, batch)
    await storeFacts(db, await readContractTerms(db, batch), today)
  }
}

/**
 * Facts and alerts follow every event that the catalogue says may change them, in the same transaction; those of a
 * master agreement follow its amendments.
 */
export function followEventsWithFacts(deps: Pick<Platform, 'clock' | 'events'>): void {
  deps.events.on(eventsWith('changesFacts'), async (db, events) => {
    const contractIds = [...new Set(events.map(({ contractId }) => contractId))]
    const masters = await amendedContracts(db, contractIds)
    await nameAuthors(db, events)
    await refreshFacts(deps, db, [...contractIds, ...masters], importedAmong(events))
    await refreshPages(deps, db, masters)
  })
  deps.events.on('contract.restored', async (db, events) => {
    const contractIds = events.map(({ objectId }) => objectId)
    await followMasters(deps, db, await amendedContracts(db, contractIds))
  })
}

/** Contracts that an import has just created: one notification says so for all of them. */
function importedAmong(events: readonly BusinessEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) =>
      event.type === 'contract.created' && event.payload.from === 'import' ? event.contractId : [],
    ),
  )
}

/** Brings master agreements in line with their amendments, on open pages too. */
export async function followMasters(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  masters: readonly string[],
): Promise<void> {
  await refreshFacts(deps, db, masters)
  await refreshPages(deps, db, masters)
}

async function refreshPages(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  if (contractIds.length === 0) return
  const viewers = await viewersOf(db, [...contractIds], clock.now())
  await notifyEach(
    db,
    contractIds.map((contractId) => ({
      personIds: viewers.get(contractId) ?? [],
      news: { topic: 'contract', contractId },
    })),
  )
}

/** Brings the facts and alerts of contracts in line with their terms. */
async function refreshFacts(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
  imported: ReadonlySet<string> = new Set(),
): Promise<void> {
  const ids = [...new Set(contractIds)].sort()
  if (ids.length === 0) return
  const today = await companyToday(deps, db)
  for (const batch of batches(ids)) {
    // Two amendments may be signed at the same moment: the second waits here, and then reads the first.
    await lockFacts(db, batch)
    const contracts = await readContractTerms(db, batch)
    await storeFacts(db, contracts, today)
    await reconcileContractAlerts(deps, db, contracts, today, imported)
  }
}

/** The master agreements of these contracts, of those that state a change. */
export async function amendedContracts(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct amendment.parent_id as id from contract as amendment
    where amendment.company_id = ${db.companyId} and amendment.id = any(${[...contractIds]}::uuid[]) and amendment.parent_id is not null
      and exists (select from amendment_patch as patch where patch.company_id = amendment.company_id and patch.contract_id = amendment.id)
    order by 1`.execute(db.tx)
  return rows.map(({ id }) => id)
}

/** Terms read after this are at least as new as the facts others have just written from them. */
async function lockFacts(db: CompanyDatabase, contractIds: readonly string[]): Promise<void> {
  await db
    .select('contract_fact')
    .where('contract_fact.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .select('contract_fact.contract_id')
    .orderBy('contract_fact.contract_id')
    .forUpdate()
    .execute()
}

async function storeFacts(
  db: CompanyDatabase,
  contracts: readonly ContractTerms[],
  today: Temporal.PlainDate,
): Promise<void> {
  if (contracts.length === 0) return
  const foreseen = contracts.map((contract) => contractPhases(contract, today))
  const rows = foreseen.map(({ row }) => row)
  await db
    .insert('contract_fact', rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id']).doUpdateSet(taken(Object.keys(rows[0]!))),
    )
    .execute()
  await storePhases(
    db,
    rows.map(({ contract_id }) => contract_id),
    foreseen.flatMap(({ phases }) => phases),
  )
  await storeDatedFacts(db, contracts, today)
}

type Phase = ReturnType<typeof contractPhases>['phases'][number]

/** Most saves change no phase, and then this writes nothing. Rows are compared by one hash of those that are wanted. */
async function storePhases(
  db: CompanyDatabase,
  contractIds: readonly string[],
  phases: readonly Phase[],
): Promise<void> {
  const rows = JSON.stringify(phases.map((phase) => ({ company_id: db.companyId, ...phase })))
  const wanted = sql`jsonb_populate_recordset(null::contract_phase, ${rows}::jsonb) as wanted`
  await sql`delete from contract_phase where contract_phase.company_id = ${db.companyId}
      and contract_phase.contract_id = any(${[...contractIds]}::uuid[])
      and contract_phase::text not in (select wanted::text from ${wanted})`.execute(db.tx)
  if (phases.length === 0) return
  await sql`insert into contract_phase select wanted.* from ${wanted}
    on conflict (company_id, contract_id, from_day) do nothing`.execute(db.tx)
}

/** The assignments of an upsert, from the new row. */
function taken(columns: readonly string[]) {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]))
}

function batches(contractIds: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(contractIds.length / BATCH) }, (_, index) =>
    contractIds.slice(index * BATCH, (index + 1) * BATCH),
  )
}
