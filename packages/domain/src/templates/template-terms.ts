import { lifecycleRefusals, type LifecycleRefusal } from '../deadlines/lifecycle-rules.ts'
import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import type { LifecycleField } from '../deadlines/lifecycle-terms.ts'

/** What a template may leave to the form of each contract. */
const LEFT_OPEN = new Set<LifecycleRefusal['code']>([
  'LIFECYCLE_DURATION_REQUIRED',
  'LIFECYCLE_RENEWAL_DURATION_REQUIRED',
  'LIFECYCLE_NOTICE_REQUIRED',
])

/**
 * Why terms cannot be those of a template; empty when they can. They may leave open what is agreed contract by contract,
 * and have no days: these are never the same for two contracts.
 *
 * @example templateTermsRefusals(lifecycleTerms({ effectiveDate: '2027-01-01' }))
 *   // [{ field: 'effectiveDate', code: 'TEMPLATE_TERMS_DATED' }]
 */
export function templateTermsRefusals(terms: LifecycleTerms): LifecycleRefusal[] {
  const dated = datedFields(terms)
  if (dated.length > 0) return dated.map((field) => ({ field, code: 'TEMPLATE_TERMS_DATED' }))
  return lifecycleRefusals(terms, { renewalsMade: 0 }).filter(({ code }) => !LEFT_OPEN.has(code))
}

function datedFields({ effectiveDate, duration, earlyExit }: LifecycleTerms): LifecycleField[] {
  const isEndDated =
    duration?.kind === 'until' || (duration?.kind === 'services' && duration.endedOn !== null)
  const exitDays = [earlyExit?.notBefore, earlyExit?.firstNoticeOn, earlyExit?.notifyBy]
  return [
    ...(effectiveDate === null ? [] : (['effectiveDate'] as const)),
    ...(isEndDated ? (['duration'] as const) : []),
    ...(exitDays.some((day) => (day ?? null) !== null) ? (['earlyExit'] as const) : []),
  ]
}
