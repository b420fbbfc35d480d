import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { visibleContracts, type Reader } from '../../people/access/public.ts'
import { factsOfContract, type FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import { presentRow, type StoredRow } from './present-row.ts'

/**
 * These contracts as a month end recorded them: status, days, amounts, type, owner, counterparty and folders of then under
 * the names of today. Of one that was deleted since there are figures, and nothing that names it.
 */
export async function monthEndRows(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  ids: readonly string[],
  facts: FactsOfDay,
): Promise<ContractRow[]> {
  const { rows } = await sql<StoredRow & { is_deleted: boolean }>`
    select contract.contract_id as id, listed.id is null as is_deleted, coalesce(listed.title, '') as title,
      coalesce(listed.reference, '') as reference, coalesce(contract.other_currency, company.currency) as currency,
      contract.direction, contract.scope,
      coalesce(listed.created_at, contract.created_on::timestamp at time zone company.time_zone) as created_at,
      coalesce(listed.updated_at, contract.created_on::timestamp at time zone company.time_zone) as updated_at,
      contract.status in ('SIGNED', 'TERMINATED') as is_locked, null as person_lock, contract.is_archived,
      contract.contract_type_id as type_id, ${named('contract_type', 'title', 'contract_type_id')} as type_title,
      contract.project_id, ${named('project', 'title', 'project_id')} as project_title,
      contract.owner_then as owner_id, (select ${personName('owner')} from person as owner
        where owner.company_id = contract.company_id and owner.id = contract.owner_then) as owner_name,
      contract.counterparty_id,
      case when listed.id is not null then ${named('counterparty', 'name', 'counterparty_id')} end as party_name,
      step.name as step_name, step.colour as step_colour, contract.status, contract.status_detail, null as final_end,
      contract.signature_date::text, contract.effective_date::text, contract.termination_date::text,
      contract.legal_limit::text, contract.send_by::text, contract.end_date::text, contract.terminated_on::text,
      contract.phase, contract.term_number, contract.renewal_type, contract.is_renewable, contract.will_be_renewable,
      null as decision, contract.exit_on::text, contract.exit_limit::text, null as exit_decision,
      case when contract.other_currency is null then contract.amount_incl_tax_cents else contract.other_amount_cents end
        as amount_incl_tax_cents,
      0 as signatories, null as parent_id, null as parent_title, 0 as children,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', folder.id, 'name', folder.name) order by folder.name, folder.id), '[]')
        from access_set_member as member
        join ${facts.folders} as stood on stood.company_id = member.company_id and stood.id = member.folder_id
        join folder on folder.company_id = stood.company_id and folder.id = stood.id
        where member.company_id = contract.company_id and member.access_set_id = contract.access_set_then
          and listed.id is not null) as folders
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join company on company.id = ${db.companyId}
    cross join lateral ${factsOfContract(facts, db, sql`wanted.id`)} as contract
    left join contract as listed on listed.company_id = contract.company_id and listed.id = contract.contract_id
    left join workflow_step as step on step.company_id = contract.company_id and step.id::text = contract.status_detail
    where ${visibleContracts(reader)}
    order by wanted.place`.execute(db.tx)
  const t = createTranslator(reader.locale)
  return rows.map(({ is_deleted, ...row }) => {
    const gone = t('contract-list.monthEnd.removedObject')
    const shown = presentRow(
      {
        ...row,
        type_title: row.type_title ?? gone,
        project_title: row.project_title ?? gone,
        owner_name: row.owner_name ?? gone,
      },
      reader.locale,
    )
    return is_deleted
      ? { ...shown, title: t('contract-list.monthEnd.deleted'), isDeleted: true }
      : shown
  })
}

/** One page of rows: looked up row by row. */
function named(table: string, column: string, of: string) {
  return sql`(select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
    where named.company_id = contract.company_id and named.id = ${sql.ref(`contract.${of}`)})`
}
