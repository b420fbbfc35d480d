import { lifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import type { LifecycleTerms } from '../../../packages/domain/src/deadlines/lifecycle-terms.ts'
import { formatDay, parseKnownDay } from './days.ts'
import type { Day } from './days.ts'
import { drawAmendments } from './draw-amendments.ts'
import {
  drawConditions,
  drawDay,
  drawDuration,
  drawRegime,
  drawReminder,
  reminded,
} from './draw-conditions.ts'
import { drawNotices, drawRenewals } from './draw-facts.ts'
import { legalLimit } from './notice-limits.ts'
import { verdictOf } from './oracle.ts'
import { DAYS_TO_ACT, underRegime } from './regimes.ts'
import { between, chance, pick, times } from './random.ts'
import type { Random } from './random.ts'
import { clockAfter, clockFrom, endOf, lengthened } from './term-ends.ts'

/** A contract and the day on which both implementations are asked about it. */
export interface LifeOnDay {
  terms: LifecycleTerms
  today: Day
}

/** A life whose facts are all known on the day: nothing is registered in advance. */
export function drawLife(random: Random): LifeOnDay {
  const effective = drawDay(random, 2015, 2032)
  const stated = { ...drawTerms(random, effective), regime: drawRegime(random) }
  const { ends, limits } = turningPointsOf(stated, effective)
  const reminder = drawReminder(random, pick(random, [effective, ...limits]))
  const hasReminder = stated.regime?.kind === 'insurance' && chance(random, 0.8)
  const lastDays = hasReminder ? [reminder + DAYS_TO_ACT] : []
  const turningPoints = [effective, ...ends, ...limits, ...lastDays, ...exitLimits(stated)] as const
  const drawNear = () => pick(random, turningPoints) + between(random, -2, 2)
  const today = chance(random, 0.5) ? drawNear() : effective + between(random, -40, 3000)
  const terms = {
    ...stated,
    regime: hasReminder ? reminded(stated.regime, reminder, today) : stated.regime,
    amendments: chance(random, 0.25) ? drawAmendments(random, effective, today, 3) : [],
    renewals: drawRenewals(random, stated.renewalType, drawNear, today),
    notices: drawNotices(random, drawNear, today),
  }
  return { terms: performedOn(random, terms, today), today }
}

export function drawTerms(random: Random, effective: Day): LifecycleTerms {
  const duration = drawDuration(random, effective)
  // Without an effective day, a contract takes effect when it is signed: only its end is known when it is neither.
  const isOnlyEndKnown = duration.kind === 'until' && chance(random, 0.4)
  return lifecycleTerms({
    ...drawConditions(random, effective),
    isSigned: chance(random, 0.97),
    signatureDate: isOnlyEndKnown ? null : formatDay(effective - between(random, 0, 30)),
    effectiveDate: isOnlyEndKnown ? null : formatDay(effective),
    duration,
    calendar: pick(random, ['france', 'france', 'alsaceMoselle']),
    closingDays: times(pick(random, [0, 0, 2, 20]), () => formatDay(drawDay(random, 2015, 2040))),
    noticeWindowDays: pick(random, [30, 30, 0, 60, 90]),
  })
}

/** The first ends and their limits, roughly: what happens near them decides the most. */
function turningPointsOf(terms: LifecycleTerms, effective: Day): { ends: Day[]; limits: Day[] } {
  const { notice } = underRegime(terms, terms.regime)
  const ends: Day[] = []
  let clock = terms.duration && clockAfter(clockFrom(effective), terms.duration)
  for (let term = 1; term <= 4 && clock !== null; term += 1) {
    ends.push(endOf(clock))
    clock = terms.renewalDuration && lengthened(clock, terms.renewalDuration)
  }
  return { ends, limits: ends.map((end) => legalLimit(end, notice, terms)) }
}

/** The limit of the earliest exit that the contract allows, where that is an aligned day. */
function exitLimits({ earlyExit, ...terms }: LifecycleTerms): Day[] {
  const earliest = parseKnownDay(earlyExit?.notBefore ?? null)
  if (earlyExit === null || earliest === null) return []
  return [legalLimit(earliest, earlyExit.notice, terms)]
}

/** R11: both sides can only perform on after an end that has come. */
function performedOn(random: Random, terms: LifecycleTerms, today: Day): LifecycleTerms {
  const performedAfterEnd = chance(random, 0.3) && verdictOf(terms, today).phase === 'ENDED'
  return { ...terms, performedAfterEnd }
}
