import type { OptionOf } from '@tacite/domain/contracts/contract-details.ts'
import type { ShownStatus } from '@tacite/domain/contracts/contract-status.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { regimeOf } from './lifecycle-terms.query.ts'

/** The first span has no first day, the open one no last. */
export const BEGINNING = '-infinity'
export const END = 'infinity'

/** What people set of a contract, from one day to before another (migration 0057). */
export interface DatedState {
  id: string
  fromDay: string
  toDay: string
  status: ShownStatus
  stepId: string | null
  isArchived: boolean
  title: string
  reference: string
  typeId: string
  projectId: string
  ownerId: string
  parentId: string | null
  direction: OptionOf<'direction'> | null
  scope: OptionOf<'scope'> | null
  folderIds: string[]
  /** Found by the upgrade on this day, and taken to have been so before. */
  isAssumed: boolean
  recordedOn: string
  amountInclTaxCents: number | null
  currency: string
  companyCurrency: string
  counterpartyId: string | null
  legalEntityId: string | null
  /** The terms while they were being written; null once signed. */
  lifecycle: Partial<LifecycleTerms> | null
  /** What its type and its other party say of the law that applies. */
  type: Parameters<typeof regimeOf>[0]
  party: Parameters<typeof regimeOf>[1]
}

/** The state that holds on a day. */
export function stateOn(states: readonly DatedState[], day: string): DatedState {
  return states.find(({ fromDay, toDay }) => isFrom(fromDay, day) && isBefore(day, toDay))!
}

const isFrom = (from: string, day: string) => from === BEGINNING || from <= day
const isBefore = (day: string, to: string) => to === END || day < to

/** The states of contracts in order, without those that another act of the same day replaced. */
export async function datedStates(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, DatedState[]>> {
  const { rows } = await sql<DatedState & { contractId: string }>`
    select state.contract_id as "contractId", state.id, state.from_day::text as "fromDay", state.to_day::text as "toDay", state.status,
      state.step_id as "stepId", state.is_archived as "isArchived", state.title, state.reference,
      state.contract_type_id as "typeId", state.project_id as "projectId", state.owner_id as "ownerId", state.parent_id as "parentId",
      state.direction, state.scope, state.folder_ids as "folderIds", state.is_assumed as "isAssumed",
      (state.recorded_at at time zone company.time_zone)::date::text as "recordedOn", state.amount_incl_tax_cents as "amountInclTaxCents",
      state.currency, company.currency as "companyCurrency", state.counterparty_id as "counterpartyId",
      state.legal_entity_id as "legalEntityId", state.lifecycle, type.regime as type, party.kind as party
    from contract_dated_state as state
    join company on company.id = state.company_id
    left join contract_type as type on type.company_id = state.company_id and type.id = state.contract_type_id
    left join counterparty as party on party.company_id = state.company_id and party.id = state.counterparty_id
    where state.company_id = ${db.companyId} and state.contract_id = any(${[...contractIds]}::uuid[])
      and state.from_day < state.to_day
    order by state.contract_id, state.from_day`.execute(db.tx)
  return Map.groupBy(rows, ({ contractId }) => contractId)
}
