import type { ContractKeeping } from '@tacite/api/lifecycle/keeping-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { Currency } from '@tacite/domain/contracts/currencies.ts'
import { isProposedForArchiving, retentionOf } from '@tacite/domain/contracts/retention.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { contractLock, whyNotEach } from '../../people/access/public.ts'
import { contractStates, factsOfContract, factsOfDay, todayOf } from '../deadlines/public.ts'
import { ENDED_ON } from './proposed-for-archiving.ts'
import { liftOf } from './lock-contract.ts'

/** Whether a contract is archived or locked by a person, how long it is kept, and what this person may do about it. */
export async function contractKeeping(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ContractKeeping> {
  const today = todayOf(actor)
  const row = await readRow(db, actor, contractId)
  const state = (await contractStates(db, [contractId], today)).get(contractId)!
  const lift = liftOf(row.lock, actor, level)
  const acts = ['archive', 'restore', 'lock', 'unlock'] as const
  const about = { contractId, level }
  const reasons = await whyNotEach(db, actor, about, acts, { state, lift })
  const retention = retentionOf(
    { years: row.years, reason: row.reason },
    {
      endedOn: row.ended_on,
      isWithConsumer: row.is_with_consumer,
      amountInclTaxCents: row.amount_cents,
      currency: row.currency,
    },
  )
  return {
    archived: row.archived_at && { at: row.archived_at.toISOString(), by: row.archived_by },
    lock: row.lock,
    retention: {
      ...retention,
      note: retention.reason === 'other' ? row.note : '',
      isProposed: row.archived_at === null && isProposedForArchiving(retention, today.toString()),
    },
    archiving: reasons.archive,
    restoring: reasons.restore,
    locking: reasons.lock,
    unlocking: reasons.unlock,
  }
}

interface Row {
  archived_at: Date | null
  archived_by: string | null
  lock: ContractKeeping['lock']
  years: number | null
  reason: ContractKeeping['retention']['reason']
  note: string
  ended_on: string | null
  is_with_consumer: boolean
  amount_cents: number | null
  currency: Currency
}

async function readRow(db: CompanyDatabase, actor: Actor, contractId: string): Promise<Row> {
  const today = todayOf(actor).toString()
  const facts = factsOfContract(await factsOfDay(db, todayOf(actor)), db, sql`contract.id`)
  const { rows } = await sql<Row>`
    select contract.archived_at, (select ${personName('archivist')} from person as archivist
        where archivist.company_id = contract.company_id and archivist.id = contract.archived_by) as archived_by,
      ${contractLock()} as lock, type.retention_years as years, type.retention_reason as reason,
      type.retention_note as note, ${ENDED_ON}::text as ended_on,
      coalesce(party.kind = 'consumer', false) as is_with_consumer,
      amount_on(contract.company_id, contract.id, ${today}::date, contract.amount_incl_tax_cents) as amount_cents,
      currency_on(contract.company_id, contract.id, ${today}::date, contract.currency, contract.amount_incl_tax_cents) as currency
    from contract
    join contract_type as type on type.company_id = contract.company_id and type.id = contract.contract_type_id
    cross join lateral ${facts} as fact
    left join counterparty as party on party.company_id = fact.company_id and party.id = fact.counterparty_id
    where contract.company_id = ${db.companyId} and contract.id = ${contractId}`.execute(db.tx)
  return rows[0]!
}
