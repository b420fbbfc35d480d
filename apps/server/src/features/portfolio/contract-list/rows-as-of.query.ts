import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import { OPTION_DETAILS, TEXT_DETAILS } from '@tacite/domain/contracts/contract-details.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { listedDecision, listedExitDecision } from '../../lifecycle/decisions/public.ts'
import type { FactsOfDay } from '../../lifecycle/deadlines/public.ts'
import {
  contractLock,
  isLockedNow,
  visibleContracts,
  type Reader,
} from '../../people/access/public.ts'
import { DETAIL_COLUMNS } from '../../writing/contracts/public.ts'
import { currencyOn } from './currency-in-force.ts'
import { presentRow, type StoredRow } from './present-row.ts'
import { heldOn } from './state-columns.ts'

/** These contracts as list rows of another day, in this order; locks and rights are those of today. */
export async function rowsAsOf(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  ids: readonly string[],
  facts: FactsOfDay,
): Promise<ContractRow[]> {
  const isVisible = visibleContracts(reader)
  const t = createTranslator(reader.locale)
  const day = facts.today.toString()
  const { rows } = await sql<StoredRow>`
    select listed.id, ${details(day)}, listed.created_at, listed.updated_at,
      ${isLockedNow('listed')} as is_locked, ${contractLock('listed')} as person_lock, fact.is_archived,
      held.contract_type_id as type_id, ${named('contract_type', 'title', 'contract_type_id', t('as-of.gone'))} as type_title,
      held.project_id, ${named('project', 'title', 'project_id', t('as-of.gone'))} as project_title,
      held.owner_id, coalesce((select ${personName('owner')} from person as owner
        where owner.company_id = held.company_id and owner.id = held.owner_id), ${t('as-of.erasedPerson')}) as owner_name,
      fact.counterparty_id, ${named('counterparty', 'name', 'counterparty_id', t('as-of.gone'), 'fact')} as party_name,
      step.name as step_name, step.colour as step_colour, fact.status, fact.status_detail, fact.final_end::text,
      fact.signature_date::text, fact.effective_date::text, fact.termination_date::text, fact.legal_limit::text, fact.send_by::text,
      fact.end_date::text, fact.terminated_on::text, fact.phase, fact.term_number, fact.renewal_type,
      fact.is_renewable, fact.will_be_renewable, ${listedDecision(facts.today)} as decision,
      fact.exit_on::text, fact.exit_limit::text, ${listedExitDecision(facts.today)} as exit_decision, coalesce(fact.amount_incl_tax_cents, amount_on(held.company_id, held.contract_id, ${day}::date, held.amount_incl_tax_cents)) as amount_incl_tax_cents,
      case when fact.status in ('SIGNED', 'TERMINATED') then (select count(*) from signature_request as request
        join signatory on signatory.company_id = request.company_id and signatory.request_id = request.id
        where request.company_id = listed.company_id and request.contract_id = listed.id and request.notice_id is null and request.state <> 'cancelled')
        + (select count(*) from stated_signatory as stated
          where stated.company_id = listed.company_id and stated.contract_id = listed.id) else 0 end as signatories,
      held.parent_id, ${folders(t('as-of.goneFolder'))} as folders,
      (select contract.title from contract where contract.company_id = held.company_id and contract.id = held.parent_id
        and ${isVisible}) as parent_title,
      (select count(*) from contract_dated_state as child
        join ${facts.rows} as being on being.company_id = child.company_id and being.contract_id = child.contract_id
        join contract on contract.company_id = child.company_id and contract.id = child.contract_id
        where child.company_id = listed.company_id and child.parent_id = listed.id and ${heldOn('child', day)} and ${isVisible}) as children
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join contract as listed on listed.company_id = ${db.companyId} and listed.id = wanted.id
    join contract_dated_state as held on held.company_id = listed.company_id and held.contract_id = listed.id and ${heldOn('held', day)}
    join lateral (select fact.* from ${facts.rows} as fact
      where fact.company_id = listed.company_id and fact.contract_id = listed.id offset 0) as fact on true
    left join workflow_step as step on step.company_id = held.company_id and step.id = held.step_id
    where exists (select from contract where contract.company_id = listed.company_id and contract.id = listed.id and ${isVisible})
    order by wanted.place`.execute(db.tx)
  return rows.map((row) => presentRow(row, reader.locale))
}

function details(day: string) {
  return sql.join(
    [...TEXT_DETAILS, ...OPTION_DETAILS].map((name) => {
      const stated = sql.ref(`held.${DETAIL_COLUMNS[name]}`)
      const shown = name === 'currency' ? currencyOn('held', 'contract_id', day) : stated
      return sql`${shown} as ${sql.ref(name)}`
    }),
  )
}

/** The name that the object has today; what was deleted since has none. */
function named(
  table: string,
  column: string,
  of: string,
  gone: string,
  by: 'held' | 'fact' = 'held',
): RawBuilder<unknown> {
  const id = sql.ref(`${by}.${of}`)
  return sql`case when ${id} is not null then coalesce((select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
    where named.company_id = held.company_id and named.id = ${id}), ${gone}) end`
}

function folders(gone: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('_id', filed.id, 'name', coalesce(folder.name, ${gone}))
      order by folder.name, filed.id), '[]')
    from unnest(held.folder_ids) as filed (id)
    left join folder on folder.company_id = held.company_id and folder.id = filed.id)`
}
