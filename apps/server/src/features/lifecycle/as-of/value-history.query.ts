import type {
  DatedTerm,
  DatedValue,
  HeldValue,
  HistoryName,
} from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { formatAmountInclTax, formatDay } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { existsFrom, readContractTerms, type ContractTerms } from '../deadlines/public.ts'
import { DATE_COLUMNS, dateHistory, isDateValue } from './date-history.ts'
import { isDatedTerm, writtenTerm } from './dated-terms.ts'
import { fieldHistory, statedFields } from './field-values.query.ts'
import { joinSpans, type RecordedSpan } from './join-spans.ts'
import { settingDocuments, type SettingDocuments } from './setting-documents.query.ts'
import { termHistory } from './term-history.query.ts'
import { correctionsOf, withCorrections } from './value-corrections.query.ts'
import { withAmendments } from './with-amendments.ts'

/** What a value was, is and will be, oldest first; what was corrected never held, and says so. */
export async function valueHistory(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  value: HistoryName,
): Promise<{ label: string; value: HeldValue[] }> {
  const [stored] = await readContractTerms(db, [contractId])
  const contract = stored!
  const documents = await settingDocuments(db, actor, contract)
  const { label, held, written } = await heldValues(db, actor, { contract, documents, value })
  const corrected = await correctionsOf(db, actor, { contractId, value, documents, written })
  return { label, value: withCorrections(held, corrected) }
}

interface Asked {
  contract: ContractTerms
  documents: SettingDocuments
  value: HistoryName
}

interface Held {
  label: string
  held: HeldValue[]
  /** How a value that is kept as data reads. */
  written: (value: unknown, currency?: string | null) => string | null
}

async function heldValues(db: CompanyDatabase, actor: Actor, asked: Asked): Promise<Held> {
  const { contract, documents, value } = asked
  const t = createTranslator(actor.locale)
  const amended = (held: HeldValue[], written: Held['written'], history = contract.history) =>
    withAmendments(held, history, value, (set) => written(set.value), documents)
  if (isDateValue(value)) {
    const written = (day: unknown) => (day === null ? null : formatDay(day as string, actor.locale))
    const held = await dateHistory(db, actor, asked, DATE_COLUMNS[value])
    return { label: t(`as-of.value.${value}`), held, written }
  }
  if (isDatedTerm(value)) {
    const written = (stated: unknown) => writtenTerm(t, value, stated)
    const held = amended(await termHistory(db, actor, contract, value), written)
    return { label: t(`as-of.value.${value}`), held, written }
  }
  if (isFieldName(value)) {
    const { fields, withFollowing } = await statedFields(db, actor, contract)
    const field = fields.find(({ name }) => name === value)
    if (!field) return { label: value, held: [], written: () => null }
    const { label, written } = field
    const history = withFollowing(contract.history)
    return { label, held: amended(fieldHistory(field), written, history), written }
  }
  return { label: t(`as-of.value.${value}`), ...(await stateHistory(db, actor, asked, value)) }
}

function isFieldName(value: string): value is `values.${string}` {
  return value.startsWith(VALUE_PREFIX)
}

type StateValue = Exclude<DatedValue, keyof typeof DATE_COLUMNS | DatedTerm>

async function stateHistory(
  db: CompanyDatabase,
  actor: Actor,
  { contract, documents }: Asked,
  value: StateValue,
): Promise<Omit<Held, 'label'>> {
  const t = createTranslator(actor.locale)
  const { rows } = await sql<StateRow>`
    select ${valueOf(t, actor, value)} as text, state.currency, state.from_day::text as "fromDay", state.to_day::text as "toDay",
      state.recorded_at as "recordedAt", state.is_assumed as "isAssumed",
      case when state.recorded_by is not null then coalesce((select ${personName('author')} from person as author
        where author.company_id = state.company_id and author.id = state.recorded_by), ${t('as-of.erasedPerson')}) end as by
    from contract_dated_state as state
    where state.company_id = ${db.companyId} and state.contract_id = ${contract.contractId}
    order by state.recorded_at, state.id`.execute(db.tx)
  const spans = rows.map((row) => ({
    ...row,
    text:
      value === 'amount' && row.text !== null
        ? formatAmountInclTax(Number(row.text), actor.locale, row.currency)
        : worded(t, value, row.text),
  }))
  const recorded = joinSpans(spans, existsFrom(contract))
  const currency = rows.at(-1)!.currency
  const written = (set: unknown, inCurrency?: string | null) =>
    writtenValue(set, actor.locale, inCurrency ?? currency)
  if (!AMENDABLE.includes(value)) return { held: recorded, written }
  const textOf = (set: SetValue) => written(set.value, set.currency)
  return { held: withAmendments(recorded, contract.history, value, textOf, documents), written }
}

/** The values that a patch may replace, by the same name. */
const AMENDABLE: readonly StateValue[] = ['amount', 'counterparty', 'legalEntity']

/** An amount in cents, or a party, by its name where it was corrected. */
function writtenValue(set: unknown, locale: Locale, currency: string): string | null {
  if (set === null || set === '') return null
  if (typeof set === 'number') return formatAmountInclTax(set, locale, currency)
  return typeof set === 'string' ? set : (set as { name: string }).name
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
