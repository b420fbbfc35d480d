import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import { visibleContracts } from '../../people/access/public.ts'
import type { AgreedValues, DatedState } from '../deadlines/public.ts'

interface Names {
  title: string
  reference: string
  type: string | null
  counterparty: string | null
  legalEntity: string | null
  owner: string | null
  folders: string | null
  project: string | null
  parent: string | null
  step: string | null
}

/** The names of what a state refers to, as they are today; what was deleted since has none. */
export async function namesOf(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  state: DatedState,
  { counterpartyId, legalEntityId }: AgreedValues,
): Promise<Names> {
  const t = createTranslator(actor.locale)
  const gone = t('as-of.gone')
  const party = sql`${counterpartyId}::uuid`
  const entity = sql`${legalEntityId}::uuid`
  const { rows } = await sql<Names & { stepTitle: string | null }>`
    select state.title, state.reference,
      ${named('contract_type', 'title', sql`state.contract_type_id`, gone)} as type,
      ${named('project', 'title', sql`state.project_id`, gone)} as project,
      ${named('counterparty', 'name', party, gone)} as counterparty,
      ${named('legal_entity', 'name', entity, gone)} as "legalEntity",
      coalesce((select ${personName('owner')} from person as owner
        where owner.company_id = state.company_id and owner.id = state.owner_id), ${t('as-of.erasedPerson')}) as owner,
      (select string_agg(coalesce(folder.name, ${t('as-of.goneFolder')}), ', ' order by folder.name, filed.id)
        from unnest(state.folder_ids) as filed (id)
        left join folder on folder.company_id = state.company_id and folder.id = filed.id) as folders,
      (select contract.title from contract where contract.company_id = state.company_id and contract.id = state.parent_id
        and ${visibleContracts(actor)}) as parent,
      (select step.name from workflow_step as step where step.company_id = state.company_id and step.id = state.step_id) as "stepTitle"
    from contract_dated_state as state
    where state.company_id = ${db.companyId} and state.contract_id = ${contractId} and state.id = ${state.id}`.execute(
    db.tx,
  )
  const { stepTitle, ...names } = rows[0]!
  return { ...names, step: stepTitle === null ? null : stepName(stepTitle, actor.locale) }
}

function named(
  table: string,
  column: string,
  id: RawBuilder<unknown>,
  gone: string,
): RawBuilder<unknown> {
  return sql`case when ${id} is not null then coalesce((select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
    where named.company_id = state.company_id and named.id = ${id}), ${gone}) end`
}
