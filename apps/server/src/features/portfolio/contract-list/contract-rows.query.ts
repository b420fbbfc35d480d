import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { OPTION_DETAILS, TEXT_DETAILS } from '@tacite/domain/contracts/contract-details.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import {
  contractLock,
  isLockedNow,
  visibleContracts,
  type Reader,
} from '../../people/access/public.ts'
import { DETAIL_COLUMNS } from '../../writing/contracts/public.ts'
import { listedDecision, listedExitDecision } from '../../lifecycle/decisions/public.ts'
import { factsOfContract } from '../../lifecycle/deadlines/public.ts'
import type { ContractFilter } from './contract-filter.ts'
import { currencyOn } from './currency-in-force.ts'
import { monthEndRows } from './month-end-rows.query.ts'
import { rowsAsOf } from './rows-as-of.query.ts'
import { presentRow, type StoredRow } from './present-row.ts'

/** These contracts as list rows, in this order. What the reader does not see is left out. */
export async function contractRows(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  ids: readonly string[],
  { facts, withArchives }: Pick<ContractFilter, 'facts' | 'withArchives'>,
): Promise<ContractRow[]> {
  if (ids.length === 0) return []
  if (facts.monthEnd !== null) return monthEndRows(db, reader, ids, facts)
  if (facts.isAsOf) return rowsAsOf(db, reader, ids, facts)
  // This applies to master agreements and amendments too: what the reader does not see has neither name nor count.
  const isVisible = visibleContracts(reader)
  const { rows } = await sql<StoredRow>`
    select listed.id, ${details(facts.today.toString())}, listed.created_at, listed.updated_at,
      ${isLockedNow('listed')} as is_locked, ${contractLock('listed')} as person_lock, fact.is_archived,
      listed.contract_type_id as type_id, ${named('contract_type', 'title', 'contract_type_id')} as type_title,
      listed.project_id, ${named('project', 'title', 'project_id')} as project_title,
      listed.owner_id, (select ${personName('owner')} from person as owner
        where owner.company_id = listed.company_id and owner.id = listed.owner_id) as owner_name,
      fact.counterparty_id, (select party.name from counterparty as party
        where party.company_id = listed.company_id and party.id = fact.counterparty_id) as party_name,
      ${named('workflow_step', 'name', 'current_step_id')} as step_name,
      ${named('workflow_step', 'colour', 'current_step_id')} as step_colour, fact.status, fact.status_detail, fact.final_end::text,
      fact.signature_date::text, fact.effective_date::text, fact.termination_date::text, fact.legal_limit::text, fact.send_by::text,
      fact.end_date::text, fact.terminated_on::text, fact.phase, fact.term_number, fact.renewal_type,
      fact.is_renewable, fact.will_be_renewable, ${listedDecision(facts.today)} as decision,
      fact.exit_on::text, fact.exit_limit::text, ${listedExitDecision(facts.today)} as exit_decision,
      ${amountOn(facts.today.toString())} as amount_incl_tax_cents,
      (select count(*) from signature_request as request
        join signatory on signatory.company_id = request.company_id and signatory.request_id = request.id
        where request.company_id = listed.company_id and request.contract_id = listed.id and request.notice_id is null and request.state <> 'cancelled')
        + (select count(*) from stated_signatory as stated
          where stated.company_id = listed.company_id and stated.contract_id = listed.id) as signatories,
      listed.parent_id, ${folders()} as folders,
      (select contract.title from contract where contract.company_id = listed.company_id and contract.id = listed.parent_id
        and ${isVisible}) as parent_title,
      (select count(*) from contract where contract.company_id = listed.company_id and contract.parent_id = listed.id
        and ${withArchives ? sql`true` : sql`contract.archived_at is null`} and ${isVisible}) as children
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join contract as listed on listed.company_id = ${db.companyId} and listed.id = wanted.id
    cross join lateral ${factsOfContract(facts, db, sql`listed.id`)} as fact
    where exists (select from contract where contract.company_id = listed.company_id and contract.id = listed.id and ${isVisible})
    order by wanted.place`.execute(db.tx)
  return rows.map((row) => presentRow(row, reader.locale))
}

function amountOn(day: string) {
  return ifAmended(
    sql`amount_on(listed.company_id, listed.id, ${day}::date, listed.amount_incl_tax_cents)`,
    sql`listed.amount_incl_tax_cents`,
  )
}

/** Most contracts have none below: for an export of all of them no function is called in vain. */
function ifAmended(inForce: RawBuilder<unknown>, stated: RawBuilder<unknown>) {
  return sql`case when exists (select from contract as amendment
      where amendment.company_id = listed.company_id and amendment.parent_id = listed.id)
    then ${inForce} else ${stated} end`
}

/** The details as they are stated; amendments can only change the currency. */
function details(day: string) {
  return sql.join(
    [...TEXT_DETAILS, ...OPTION_DETAILS].map((name) => {
      const stated = sql.ref(`listed.${DETAIL_COLUMNS[name]}`)
      const shown =
        name === 'currency' ? ifAmended(currencyOn('listed', 'id', day), stated) : stated
      return sql`${shown} as ${sql.ref(name)}`
    }),
  )
}

/**
 * Looked up row by row for one page: with nine joins the planner would try every order, which took longer than the
 * query.
 */
function named(table: string, column: string, of: string) {
  return sql`(select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
    where named.company_id = listed.company_id and named.id = ${sql.ref(`listed.${of}`)})`
}

function folders() {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('_id', folder.id, 'name', folder.name) order by folder.name, folder.id), '[]')
    from contract_folder join folder on folder.company_id = contract_folder.company_id and folder.id = contract_folder.folder_id
    where contract_folder.company_id = listed.company_id and contract_folder.contract_id = listed.id)`
}
