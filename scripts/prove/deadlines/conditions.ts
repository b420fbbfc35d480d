import type { Amendment } from '../../../packages/domain/src/deadlines/amendment.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { RenewalConditions } from '../../../packages/domain/src/deadlines/renewal-conditions.ts'
import { parseDay } from './days.ts'
import type { Day } from './days.ts'
import { underRegime } from './regimes.ts'

/** R13, R16: what was typed, the amendments signed and in effect on `day`, then what a regime sets. */
export function conditionsOn(day: Day, facts: LifecycleTerms): RenewalConditions {
  const amended = inOrderOfEffect(facts.amendments)
    .filter((amendment) => isInEffect(amendment, day))
    .flatMap(({ patches }) => patches)
    .filter(({ field }) => !['endDate', 'duration', 'effectiveDate'].includes(field))
    .reduce<RenewalConditions>((before, { field, value }) => ({ ...before, [field]: value }), facts)
  return underRegime(amended, facts.regime)
}

/** R13: signed after the end of a term, an amendment changes nothing in it; in effect later, it is for later terms. */
export function isInEffect({ signedOn, effectiveOn }: Amendment, day: Day): boolean {
  return parseDay(signedOn) <= day && parseDay(effectiveOn) <= day
}

/** On one day of effect, the last signature prevails. */
export function inOrderOfEffect(amendments: readonly Amendment[]): Amendment[] {
  return [...amendments].sort(
    (one, other) =>
      parseDay(one.effectiveOn) - parseDay(other.effectiveOn) ||
      parseDay(one.signedOn) - parseDay(other.signedOn),
  )
}
