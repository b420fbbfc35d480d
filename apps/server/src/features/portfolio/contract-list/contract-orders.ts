import type { ContractOrder } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import {
  CONTRACT_DETAILS,
  TEXT_DETAILS,
  textDetailTable,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import { SHOWN_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { STATUS_DETAILS } from '@tacite/domain/filters/contract-filter-fields.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { DETAIL_COLUMNS } from '../../writing/contracts/public.ts'
import { heldOn } from './state-columns.ts'

export interface Order {
  by: ContractOrder
  direction: 'asc' | 'desc'
}

/** @example readOrder('createdAt desc') // { by: 'createdAt', direction: 'desc' } */
export function readOrder(text: `${ContractOrder} ${'asc' | 'desc'}`): Order {
  const [by, direction] = text.split(' ') as [ContractOrder, Order['direction']]
  return { by, direction }
}

interface SortKey {
  isNullable: boolean
  /** The joins that the sort key needs. */
  join: RawBuilder<unknown>
  key(locale: Locale): RawBuilder<unknown>
}

/** Contracts at a workflow step come first, in the order of the steps. */
const AFTER_ALL_STEPS = 1_000_000

/** A closed list: user input selects an entry, and never reaches the statement itself. */
export const SORT_KEYS: Record<ContractOrder, SortKey> = {
  ...sortedTexts(),
  reference: joined('contract', 'id', () => sql.ref('sorted.reference')),
  supplier: {
    ...joined('counterparty', 'counterparty_id', inOrderOf('sorted.name')),
    isNullable: true,
  },
  type: joined('contract_type', 'contract_type_id', inOrderOf('sorted.title')),
  owner: joined('person', 'owner_id', inOrderOf("sorted.last_name || ' ' || sorted.first_name")),
  project: joined('project', 'project_id', inOrderOf('sorted.title')),
  status: {
    isNullable: false,
    join: sql``,
    key: () => sql`array_position(${[...SHOWN_STATUSES]}::text[], contract.status)`,
  },
  statusDetail: {
    isNullable: false,
    join: sql`left join workflow_step as sorted on sorted.company_id = contract.company_id and sorted.id::text = contract.status_detail`,
    key: () => sql`coalesce(sorted.position, ${AFTER_ALL_STEPS}::integer
      + array_position(${[...STATUS_DETAILS]}::text[], contract.status_detail))`,
  },
  stepDueDate: {
    isNullable: true,
    join: sql`left join contract as standing on standing.company_id = contract.company_id and standing.id = contract.id
      left join contract_step as sorted on sorted.company_id = standing.company_id and sorted.contract_id = standing.id
        and sorted.step_id = standing.current_step_id and sorted.completed_at is null`,
    key: () => sql.ref('sorted.due_date'),
  },
  createdAt: { ...fact('created_on'), isNullable: false },
  updatedAt: joined('contract', 'id', () => sql.ref('sorted.updated_at')),
  signatureDate: fact('signature_date'),
  effectiveDate: fact('effective_date'),
  terminationDate: fact('termination_date'),
  endDate: fact('end_date'),
  exitDate: fact('exit_on'),
  financialAmount: fact('amount_incl_tax_cents'),
}

/** What people set of a contract, as of another day, from the state that held then. */
const BY_STATE: Partial<Record<ContractOrder, { column: string; table?: string }>> = {
  ...Object.fromEntries(TEXT_DETAILS.map((name) => [name, { column: DETAIL_COLUMNS[name] }])),
  type: { table: 'contract_type', column: 'contract_type_id' },
  owner: { table: 'person', column: 'owner_id' },
  project: { table: 'project', column: 'project_id' },
}

/** The joins that an order needs on the day of the facts. */
export function sortJoin(by: ContractOrder, facts: FactsOfDay): RawBuilder<unknown> {
  const found = facts.isAsOf && BY_STATE[by]
  if (!found) return SORT_KEYS[by].join
  const alias = sql.ref(found.table ? 'held' : 'sorted')
  const held = sql`left join contract_dated_state as ${alias} on ${alias}.company_id = contract.company_id
    and ${alias}.contract_id = contract.contract_id and ${heldOn(found.table ? 'held' : 'sorted', facts.today.toString())}`
  if (!found.table) return held
  return sql`${held} left join ${sql.table(found.table)} as sorted on sorted.company_id = contract.company_id
    and sorted.id = ${sql.ref(`held.${found.column}`)}`
}

/** Nulls sort last in both directions; ties sort by id. */
export function orderBy({ by, direction }: Order, key: RawBuilder<unknown>): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return SORT_KEYS[by].isNullable
    ? sql`${key} ${way} nulls last, id ${way}`
    : sql`${key} ${way}, id ${way}`
}

function fact(column: string): SortKey {
  return { isNullable: true, join: sql``, key: () => sql.ref(`contract.${column}`) }
}

function joined(table: string, column: string, key: SortKey['key']): SortKey {
  return {
    isNullable: false,
    join: sql`left join ${sql.table(table)} as sorted on sorted.company_id = contract.company_id and sorted.id = ${sql.ref(`contract.${column}`)}`,
    key,
  }
}

function sortedTexts() {
  return textDetailTable<Record<TextDetailName, SortKey>>((name) => ({
    ...joined('contract', 'id', inOrderOf(`sorted.${DETAIL_COLUMNS[name]}`)),
    isNullable: !('refusedEmpty' in CONTRACT_DETAILS[name]),
  }))
}

function inOrderOf(expression: string): SortKey['key'] {
  return (locale) => sql`(${sql.raw(expression)}) collate ${collationOf(locale)}`
}
