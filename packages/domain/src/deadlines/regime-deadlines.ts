import { dayFromIso, isoDay, isoDayOrNull } from '../calendar/iso-day.ts'
import type { IsoDay } from '../calendar/iso-day.ts'
import { informationWindow, isInformedInTime } from './consumer-information.ts'
import type { LifecycleFacts } from './lifecycle-facts.ts'
import type { UnfoldedTerm } from './unfolded-term.ts'

/** What a special regime adds to the deadlines of a term (R16). */
export type RegimeDeadlines =
  | {
      kind: 'consumer'
      informFrom: IsoDay | null
      informUntil: IsoDay | null
      isInformed: boolean
    }
  /** `privatePersonUntil`: set when the reminder was posted late. */
  | { kind: 'insurance'; privatePersonUntil: IsoDay | null }
  | { kind: 'commercialLease' }

export function regimeDeadlines(
  term: UnfoldedTerm | null,
  { terms }: LifecycleFacts,
): RegimeDeadlines | null {
  const limits = term?.limits ?? null
  switch (terms.regime?.kind) {
    case undefined:
      return null
    case 'commercialLease':
      return { kind: 'commercialLease' }
    case 'insurance': {
      const isLonger = limits !== null && !limits.lastChance.equals(limits.legal)
      return { kind: 'insurance', privatePersonUntil: isLonger ? isoDay(limits.lastChance) : null }
    }
    case 'consumer': {
      const window = limits === null ? null : informationWindow(limits.legal)
      const { informedOn } = terms.regime
      const informed = informedOn === null ? null : dayFromIso(informedOn)
      return {
        kind: 'consumer',
        informFrom: isoDayOrNull(window?.informFrom ?? null),
        informUntil: isoDayOrNull(window?.informUntil ?? null),
        isInformed: window !== null && isInformedInTime(informed, window),
      }
    }
  }
}
