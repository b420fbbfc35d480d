import {
  textDetailTable,
  type OptionDetailName,
  type TextDetailName,
} from '@tacite/domain/contracts/contract-details.ts'
import type { ContractFilterName } from '@tacite/domain/filters/contract-filter-fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'
import { DETAIL_COLUMNS } from '../../writing/contracts/public.ts'
import { isDecidedAs, isExitDecidedAs } from '../../lifecycle/decisions/public.ts'
import { proposedForArchiving } from '../../lifecycle/keeping/public.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { contractsDue, contractsLate } from '../../settings/workflows/public.ts'
import { contractsWithValue } from './own-values.ts'
import { hours48Before, requiredActionContracts } from './required-actions.ts'
import { contractsLacking, isLack } from './contracts-lacking.ts'
import { contractsInCurrency } from './currency-in-force.ts'
import {
  compare,
  contains,
  idsAndNone,
  isAmong,
  type ColumnType,
  type Condition,
} from './filter-condition.ts'

export type Meaning = (
  condition: Condition,
  reader: Reader,
  facts: FactsOfDay,
) => RawBuilder<boolean>

/**
 * How each field of the filter language maps to the database; `contract` is the row of `contractRows`. All SQL of
 * filters is built from this table, and never from user input.
 */
export const FILTER_COLUMNS: Record<ContractFilterName, Meaning> = {
  status: column('status', 'text'),
  statusDetail: column('status_detail', 'text'),
  type: column('contract_type_id', 'uuid'),
  supplier: column('counterparty_id', 'uuid'),
  provider: column('signature_provider', 'text'),
  project: column('project_id', 'uuid'),
  owner: column('owner_id', 'uuid'),
  department: column('department_id', 'uuid'),
  parent: column('parent_id', 'uuid'),
  template: madeOf,
  createdAt: column('created_on', 'date'),
  effectiveDate: column('effective_date', 'date'),
  signatureDate: column('signature_date', 'date'),
  endDate: column('end_date', 'date'),
  terminationDate: column('termination_date', 'date'),
  renewalTypes: column('renewal_type', 'text'),
  typeRenewal: column('renewal_type', 'text'),
  retroactiveEffectiveDate: column('is_retroactive', 'boolean'),
  isRenewed: column('is_renewed', 'boolean'),
  willBeRenewable: column('will_be_renewable', 'boolean'),
  renewable: column('is_renewable', 'boolean'),
  willNotRenew: (condition) => compare(WILL_NOT_RENEW, 'boolean', condition),
  inTacitRenewal: column('in_tacit_renewal', 'boolean'),
  decision: ({ operator, values }, { companyId }, { rows, today }) => {
    const isSuch = isDecidedAs(values, { companyId, rows, today })
    return operator === 'ne' ? sql<boolean>`not ${isSuch}` : isSuch
  },
  exitLimit: column('exit_limit', 'date'),
  exitDecision: ({ operator, values }, { companyId }, { rows, today }) => {
    const isSuch = isExitDecidedAs(values, { companyId, rows, today })
    return operator === 'ne' ? sql<boolean>`not ${isSuch}` : isSuch
  },
  tacitRenewalDuration: column('tacit_renewal_duration', 'integer'),
  financialAmount: column('amount_incl_tax_cents', 'bigint'),
  currency: ({ operator, values }, { companyId }, { today }) =>
    isAmong(
      contractsInCurrency({ companyId, today }, (currency) =>
        compare(currency, 'text', { operator: 'eq', values }),
      ),
      { operator, values },
    ),
  otherCurrency: (condition, { companyId }, { today }) =>
    isAnswer(condition, inOtherCurrency({ companyId, today })),
  direction: optionDetail('direction'),
  scope: optionDetail('scope'),
  expiryAndTerminationDates: eitherDate,
  tags: filedIn,
  invitedUsers: sharedWith,
  taggedFields: withField,
  step: standingAt,
  stepOverdue: (condition, { companyId }, { today }) =>
    isAnswer(condition, contractsLate(companyId, today.toString())),
  stepDue: (condition, { companyId }, { today }) =>
    isAmong(contractsDue(companyId, today.toString(), condition.values.map(String)), condition),
  toArchive: (condition, { companyId }, { rows, today }) =>
    isAnswer(condition, proposedForArchiving(companyId, rows, today)),
  lacks: (condition, { companyId }, { rows }) =>
    isAmong(
      contractsLacking(condition.values.map(String).filter(isLack), { companyId, rows }),
      condition,
    ),
  text: namedLike,
  ...textFilters(),
  actionRequired: (condition, reader, facts) =>
    isAnswer(condition, requiredActionContracts(reader, facts)),
  actionRequiredMore48h: (condition, reader, facts) =>
    isAnswer(condition, requiredActionContracts(reader, facts, hours48Before(reader))),
}

/** The third answer is what the two others leave, of a signed contract that has an end. */
const WILL_NOT_RENEW = sql`(contract.status = 'SIGNED' and contract.end_date is not null
  and not contract.is_renewable and not contract.will_be_renewable)`

export function column(name: string, type: ColumnType): Meaning {
  const expression = sql.ref(`contract.${name}`)
  return (condition) => compare(expression, type, condition)
}

/** `ne` and the others are negated in the same way: neither of the two is that day. */
function eitherDate(condition: Condition): RawBuilder<boolean> {
  const [end, termination] = (['end_date', 'termination_date'] as const).map((name) =>
    compare(sql.ref(`contract.${name}`), 'date', condition),
  )
  return condition.operator === 'ne'
    ? sql`(${end} and ${termination})`
    : sql`(${end} or ${termination})`
}

function filedIn(condition: Condition, { companyId }: Reader): RawBuilder<boolean> {
  const { ids, isNone } = idsAndNone(condition)
  const filed = sql`select contract_folder.contract_id from contract_folder
    where contract_folder.company_id = ${companyId} and contract_folder.folder_id in (
      with recursive below (id) as (
        select unnest(${ids}::uuid[])
        union
        select folder.id from folder join below on folder.parent_id = below.id where folder.company_id = ${companyId}
      ) select below.id from below)`
  if (!isNone) return isAmong(filed, condition)
  const unfiled = sql<boolean>`not exists (select from contract_folder
    where contract_folder.company_id = ${companyId} and contract_folder.contract_id = contract.id)`
  const either = sql<boolean>`(contract.id in (${filed}) or ${unfiled})`
  return condition.operator === 'ne' ? sql`not ${either}` : either
}

function standingAt(condition: Condition, { companyId }: Reader): RawBuilder<boolean> {
  const { ids } = idsAndNone(condition)
  return isAmong(
    sql`select standing.id from contract as standing where standing.company_id = ${companyId}
      and standing.workflow_id in (select step.workflow_id from workflow_step as step
        where step.company_id = ${companyId} and step.id = any(${ids}::uuid[]))
      and standing.current_step_id = any(${ids}::uuid[])`,
    condition,
  )
}

function sharedWith(condition: Condition, { companyId }: Reader): RawBuilder<boolean> {
  const { ids } = idsAndNone(condition)
  return isAmong(
    sql`select contract_access.contract_id from contract_access
      where contract_access.company_id = ${companyId} and (contract_access.person_id = any(${ids}::uuid[])
        or contract_access.group_id in (select group_member.group_id from group_member
          where group_member.company_id = ${companyId} and group_member.person_id = any(${ids}::uuid[])))
    union all
    select contract_assignment.contract_id from contract_assignment
      where contract_assignment.company_id = ${companyId} and contract_assignment.person_id = any(${ids}::uuid[])`,
    condition,
  )
}

function madeOf(condition: Condition, { companyId }: Reader): RawBuilder<boolean> {
  const { ids, isNone } = idsAndNone(condition)
  return isAmong(
    sql`select made.id from contract as made where made.company_id = ${companyId}
      and (made.template_id = any(${ids}::uuid[])${isNone ? sql` or made.template_id is null` : sql``})`,
    condition,
  )
}

/** @param computed the contracts that have a value of the computed fields among them */
export function withField(
  condition: Condition,
  reader: Reader,
  facts: FactsOfDay,
  computed: readonly string[] = [],
): RawBuilder<boolean> {
  const { ids } = idsAndNone(condition)
  return isAmong(
    sql`${contractsWithValue(reader, facts, ids, () => sql`true`)}
      union all select unnest(${[...computed]}::uuid[])`,
    condition,
  )
}

function textFilters() {
  return textDetailTable<Record<TextDetailName, Meaning>>((name) => writtenIn(DETAIL_COLUMNS[name]))
}

function writtenIn(name: string): Meaning {
  return (condition, { companyId }) =>
    isAmong(
      sql`select stated.id from contract as stated where stated.company_id = ${companyId}
        and ${contains(sql.ref(`stated.${name}`), condition.values[0]!)}`,
      condition,
    )
}

/** The expression of the index `contract_named`; the other party is the one in force. */
function namedLike(
  condition: Condition,
  { companyId }: Reader,
  { rows }: FactsOfDay,
): RawBuilder<boolean> {
  const typed = condition.values[0]!
  return isAmong(
    sql`select named.id from contract as named where named.company_id = ${companyId}
      and ${contains(sql`named.reference || ' ' || named.title`, typed)}
    union all
    select partied.contract_id from ${rows} as partied where partied.company_id = ${companyId}
      and partied.counterparty_id = any(array(select counterparty.id from counterparty
        where counterparty.company_id = ${companyId} and ${contains(sql`counterparty.name`, typed)}))`,
    condition,
  )
}

function optionDetail(name: OptionDetailName): Meaning {
  const expression = sql.ref(`stated.${DETAIL_COLUMNS[name]}`)
  return ({ operator, values }, { companyId }) =>
    isAmong(
      sql`select stated.id from contract as stated where stated.company_id = ${companyId}
        and ${compare(expression, 'text', { operator: 'eq', values })}`,
      { operator, values },
    )
}

/** Two ranges of the index `contract_currency`: an inequality would read all of it. */
function inOtherCurrency(asked: Pick<Reader, 'companyId'> & Pick<FactsOfDay, 'today'>) {
  const own = sql`(select company.currency from company where company.id = ${asked.companyId})`
  return contractsInCurrency(
    asked,
    (currency) => sql`(${currency} < ${own} or ${currency} > ${own})`,
  )
}

/** Whether a contract is among those that a query selects, as the answer to a question of yes or no. */
function isAnswer({ operator, values }: Condition, ids: RawBuilder<unknown>): RawBuilder<boolean> {
  const wanted = [true, false].filter((value) => values.includes(value) === (operator === 'eq'))
  if (wanted.length !== 1) return sql`${wanted.length === 2}::boolean`
  return isAmong(ids, {
    operator: wanted[0] ? 'eq' : 'ne',
    values: wanted,
  })
}
