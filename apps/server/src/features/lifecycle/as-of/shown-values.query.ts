import { DATED_VALUES, type DatedValue } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { agreedStart } from '@tacite/domain/deadlines/agreed-start.ts'
import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { formatAmountInclTax, formatDay } from '@tacite/i18n/format.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractFactsOf, type DatedState, type standingOn } from '../deadlines/public.ts'
import { presentStanding } from '../../writing/contracts/public.ts'
import { termsInForce } from './dated-terms.ts'
import { namesOf } from './names.query.ts'

type Standing = ReturnType<typeof standingOn> & { state: DatedState }

/** Beside the values that have a history, what the deadlines say of the day. */
export type ShownName =
  | DatedValue
  | 'status'
  /** Those of tagged fields, which have their own names. */
  | 'fields'
  | 'phase'
  | 'term'
  | 'prudentLimit'
  | 'sendBy'
  | 'exitDate'
  | 'exitLimit'
  | 'isArchived'

interface ShownOn {
  status: string
  values: { name: ShownName; text: string | null }[]
}

/** A contract of one day in words, as this person sees its parties and its master agreement. */
export async function shownOn(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  standing: Standing,
): Promise<ShownOn> {
  const { locale } = actor
  const t = createTranslator(locale)
  const { agreed, state, contract, deadlines } = standing
  const names = await namesOf(db, actor, contractId, state, agreed)
  const facts = contractFactsOf(contract, deadlines, standing.day)
  const day = (iso: string | null) => (iso === null ? null : formatDay(iso, locale))
  const amount = agreed.amountInclTaxCents
  const texts: Record<DatedValue, string | null> = {
    ...names,
    amount: amount === null ? null : formatAmountInclTax(amount, locale, agreed.currency),
    direction: state.direction === null ? null : t(`contracts.direction.${state.direction}`),
    scope: state.scope === null ? null : t(`contracts.scope.${state.scope}`),
    signatureDate: day(contract.terms.signatureDate),
    effectiveDate: day(agreedStart(contract.terms).effectiveDate),
    endDate: day(facts.end_date),
    terminationDate: day(facts.legal_limit),
    ...termsInForce(t, contract.terms, contract.history, standing.day.toString()),
  }
  const { statusWorkflow, statusDetail } = presentStanding(
    {
      status: facts.status,
      status_detail: facts.status_detail,
      final_end: facts.final_end,
      step_name: names.step,
    },
    locale,
  )
  return {
    status: [statusWorkflow.statusI18n, statusDetail].filter(isFirst).join(' · '),
    values: [
      ...DATED_VALUES.map((name) => ({ name, text: texts[name] })),
      { name: 'prudentLimit', text: day(facts.termination_date) },
      { name: 'sendBy', text: day(facts.send_by) },
      { name: 'exitDate', text: day(facts.exit_on) },
      { name: 'exitLimit', text: day(facts.exit_limit) },
      { name: 'term', text: termText(t, contract.terms, deadlines) },
      {
        name: 'phase',
        text: t(`deadlines.phase.${contract.terms.isSigned ? deadlines.phase : 'UNSIGNED'}`),
      },
      { name: 'isArchived', text: t(state.isArchived ? 'common.answer.yes' : 'common.answer.no') },
    ],
  }
}

/** « Abandonné » says the same twice. */
const isFirst = (text: string, place: number, all: readonly string[]) => all.indexOf(text) === place

function termText(
  t: Translator,
  { isSigned, duration }: LifecycleTerms,
  { term: { number, of }, endDate }: Deadlines,
): string | null {
  // Nobody has stated how long it lasts.
  const isUnknown = duration === null && endDate === null
  if (!isSigned || isUnknown) return null
  return of === null ? t('as-of.termOpen', { number }) : t('as-of.term', { number, of })
}
