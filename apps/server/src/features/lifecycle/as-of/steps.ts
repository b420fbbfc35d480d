import type { ContractAsOf } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { VALUE_PREFIX } from '@tacite/domain/amendments/stated-patch.ts'
import type { SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Temporal } from 'temporal-polyfill'
import type { ShownName } from './shown-values.query.ts'
import { BEGINNING, HORIZON_YEARS, type DatedFact, type DatedState } from '../deadlines/public.ts'

/** Which value a change of a column is to a reader; columns that no reader asks for are left out. */
const OF_FACTS: Partial<Record<keyof DatedFact, ShownName>> = {
  status: 'status',
  status_detail: 'status',
  phase: 'phase',
  term_number: 'term',
  end_date: 'endDate',
  legal_limit: 'terminationDate',
  termination_date: 'terminationDate',
  signature_date: 'signatureDate',
  effective_date: 'effectiveDate',
  exit_on: 'exitDate',
  exit_limit: 'exitDate',
  amount_incl_tax_cents: 'amount',
  is_archived: 'isArchived',
}

/** The master agreement is left out: the reader may not see it. */
const OF_STATES: Partial<Record<keyof DatedState, ShownName>> = {
  title: 'title',
  reference: 'reference',
  typeId: 'type',
  projectId: 'project',
  ownerId: 'owner',
  legalEntityId: 'legalEntity',
  counterpartyId: 'counterparty',
  amountInclTaxCents: 'amount',
  currency: 'amount',
  direction: 'direction',
  scope: 'scope',
  folderIds: 'folders',
  status: 'status',
  stepId: 'status',
  isArchived: 'isArchived',
}

interface Life {
  facts: readonly DatedFact[]
  states: readonly DatedState[]
  /** What amendments set. */
  history: readonly SetValue[]
}

/** The days on which something changes up to the horizon, today among them, with what does. */
export function stepsOf(
  t: Translator,
  { facts, states, history }: Life,
  today: Temporal.PlainDate,
): ContractAsOf['steps'] {
  const first = facts[0]?.from_day
  const last = today.add({ years: HORIZON_YEARS }).toString()
  const byDay = new Map<string, Set<ShownName>>([[today.toString(), new Set()]])
  const add = (day: string, names: readonly ShownName[]) => {
    if (day > last || names.length === 0) return
    byDay.set(day, new Set([...(byDay.get(day) ?? []), ...names]))
  }
  facts.forEach((fact, at) => add(fact.from_day, changed(facts[at - 1], fact, OF_FACTS)))
  states.forEach((state, at) => {
    if (state.fromDay !== BEGINNING && first !== undefined && state.fromDay >= first)
      add(state.fromDay, changed(states[at - 1], state, OF_STATES))
  })
  history.forEach(({ field, from }) => {
    if (first !== undefined && from >= first) add(from, [amendedName(field)])
  })
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, names]) => ({
      day,
      text: textOf(t, day, { first, today: today.toString(), names: [...names] }),
    }))
}

/** Tagged fields are one to the slider: the page names each. A currency is shown with its amount. */
function amendedName(field: string): ShownName {
  if (field.startsWith(VALUE_PREFIX)) return 'fields'
  return field === 'currency' ? 'amount' : (field as ShownName)
}

interface Step {
  first: string | undefined
  today: string
  names: readonly ShownName[]
}

function textOf(t: Translator, day: string, { first, today, names }: Step): string {
  if (day === first) return t('as-of.step.first')
  const words = names.map((name) => t(`as-of.value.${name}`))
  if (day === today && words.length === 0) return t('as-of.step.today')
  return words.join(', ')
}

function changed<Row extends object>(
  before: Row | undefined,
  after: Row,
  names: Partial<Record<keyof Row, ShownName>>,
): ShownName[] {
  const columns = Object.keys(names) as (keyof Row)[]
  const differs = (column: keyof Row) =>
    before === undefined || JSON.stringify(before[column]) !== JSON.stringify(after[column])
  return [...new Set(columns.filter(differs).map((column) => names[column]!))]
}
