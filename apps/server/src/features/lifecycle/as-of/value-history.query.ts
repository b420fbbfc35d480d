import type { DatedValue, HeldValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { formatAmountInclTax } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { existsFrom, readContractTerms, termsAsKnown } from '../deadlines/public.ts'
import { correctionsOf } from './value-corrections.query.ts'
import { DATE_COLUMNS, dateHistory, isDateValue } from './date-history.ts'
import { joinSpans, type RecordedSpan } from './join-spans.ts'
import { withAmendments } from './with-amendments.ts'

/** What a value was and is, newest first; what was corrected never held, and says so. */
export async function valueHistory(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  value: DatedValue,
): Promise<{ label: string; value: HeldValue[] }> {
  const t = createTranslator(actor.locale)
  const held = isDateValue(value)
    ? await dateHistory(db, actor, contractId, DATE_COLUMNS[value])
    : await stateHistory(db, actor, contractId, value)
  const corrected = await correctionsOf(db, actor, contractId, value)
  return { label: t(`as-of.value.${value}`), value: [...held.toReversed(), ...corrected] }
}

type StateValue = Exclude<DatedValue, keyof typeof DATE_COLUMNS>

async function stateHistory(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  value: StateValue,
): Promise<HeldValue[]> {
  const t = createTranslator(actor.locale)
  const [stored] = await readContractTerms(db, [contractId])
  const contract = await termsAsKnown(db, actor, stored!)
  const { rows } = await sql<StateRow>`
    select ${valueOf(t, actor, value)} as text, state.currency, state.from_day::text as "fromDay", state.to_day::text as "toDay",
      state.recorded_at as "recordedAt", state.is_assumed as "isAssumed",
      case when state.recorded_by is not null then coalesce((select ${personName('author')} from person as author
        where author.company_id = state.company_id and author.id = state.recorded_by), ${t('as-of.erasedPerson')}) end as by
    from contract_dated_state as state
    where state.company_id = ${db.companyId} and state.contract_id = ${contractId}
    order by state.recorded_at, state.id`.execute(db.tx)
  const spans = rows.map((row) => ({
    ...row,
    text:
      value === 'amount' && row.text !== null
        ? formatAmountInclTax(Number(row.text), actor.locale, row.currency)
        : worded(t, value, row.text),
  }))
  const field = AMENDED_AS[value]
  const recorded = joinSpans(spans, existsFrom(contract))
  if (!field) return recorded
  return withAmendments(recorded, contract.history, field, ({ value: set, currency }) => {
    if (set === null) return null
    return typeof set === 'number' && currency !== null
      ? formatAmountInclTax(set, actor.locale, currency)
      : (set as { name: string }).name
  })
}

/** The field of a patch that replaces the value. */
const AMENDED_AS: Partial<Record<StateValue, string>> = {
  amount: 'amount',
  counterparty: 'counterparty',
  legalEntity: 'legalEntity',
}

interface StateRow extends RecordedSpan {
  currency: string
}

function worded(t: Translator, value: StateValue, text: string | null): string | null {
  if (text === null || (value !== 'direction' && value !== 'scope')) return text
  return t.chosen(`contracts.${value}.${text}` as 'contracts.scope.group', {})
}

/** The name that it has today; what was deleted since has none, and a person whose data was erased neither. */
function valueOf(t: Translator, actor: Actor, value: StateValue): RawBuilder<unknown> {
  switch (value) {
    case 'type':
      return named('contract_type', 'title', 'contract_type_id', t('as-of.gone'))
    case 'project':
      return named('project', 'title', 'project_id', t('as-of.gone'))
    case 'counterparty':
      return named('counterparty', 'name', 'counterparty_id', t('as-of.gone'))
    case 'legalEntity':
      return named('legal_entity', 'name', 'legal_entity_id', t('as-of.gone'))
    case 'owner':
      return sql`coalesce((select ${personName('owner')} from person as owner
        where owner.company_id = state.company_id and owner.id = state.owner_id), ${t('as-of.erasedPerson')})`
    case 'folders':
      return sql`(select string_agg(coalesce(folder.name, ${t('as-of.goneFolder')}), ', ' order by folder.name, filed.id)
        from unnest(state.folder_ids) as filed (id)
        left join folder on folder.company_id = state.company_id and folder.id = filed.id)`
    case 'parent':
      // One that the reader does not see does not exist for them.
      return sql`(select contract.title from contract
        where contract.company_id = state.company_id and contract.id = state.parent_id and ${visibleContracts(actor)})`
    case 'amount':
      return sql`state.amount_incl_tax_cents::text`
    case 'title':
    case 'reference':
    case 'direction':
    case 'scope':
      return sql.ref(`state.${value}`)
  }
}

function named(table: string, column: string, of: string, gone: string): RawBuilder<unknown> {
  const id = sql.ref(`state.${of}`)
  return sql`case when ${id} is not null then coalesce((select ${sql.ref(`named.${column}`)} from ${sql.table(table)} as named
    where named.company_id = state.company_id and named.id = ${id}), ${gone}) end`
}
