import { DATED_TERMS, type DatedTerm } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import { valueOn, type SetValue } from '@tacite/domain/amendments/value-history.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { termWords } from '@tacite/i18n/term-words.ts'
import type { Translator } from '@tacite/i18n/translator.ts'

type Terms = Pick<LifecycleTerms, DatedTerm>

/** The terms in force on a day, in words; those that mean nothing beside the others have none. */
export function termsInForce(
  t: Translator,
  stated: LifecycleTerms,
  history: readonly SetValue[],
  day: string,
): Record<DatedTerm, string | null> {
  const inForce = Object.fromEntries(
    DATED_TERMS.map((term) => [term, valueOn<unknown>(history, term, stated[term], day)]),
  ) as unknown as Terms
  return Object.fromEntries(
    DATED_TERMS.map((term) => [
      term,
      isMeant(term, inForce) ? writtenTerm(t, term, inForce[term]) : null,
    ]),
  ) as Record<DatedTerm, string | null>
}

/** A term as it was stated; without a maximum, renewals are unlimited. */
export function writtenTerm(t: Translator, term: DatedTerm, value: unknown): string | null {
  if (term === 'maxRenewals' && value === null) return t('deadlines-panel.form.unlimited')
  return termWords(t, term, value)
}

export function isDatedTerm(value: string): value is DatedTerm {
  return DATED_TERMS.some((term) => term === value)
}

function isMeant(term: DatedTerm, terms: Terms): boolean {
  const { duration, renewalType, renewalDuration, notice, earlyExit } = terms
  const isStated = duration !== null || renewalType !== 'none'
  switch (term) {
    case 'renewalType':
      return isStated
    case 'renewalDuration':
    case 'maxRenewals':
      return renewalType !== 'none'
    case 'noticeCountsWhen':
    case 'sendingMode':
    case 'roll':
      return notice !== null || earlyExit !== null
    case 'indeterminateAlignment':
      return (
        duration?.kind === 'indefinite' || (renewalType === 'tacit' && renewalDuration === null)
      )
    case 'duration':
    case 'notice':
    case 'earlyExit':
      return true
  }
}
