import type { Temporal } from 'temporal-polyfill'
import { dayFromIso, type IsoDay } from '../calendar/iso-day.ts'
import { todayIn } from '../calendar/today.ts'
import type { Amendment } from './amendment.ts'
import { computeDeadlines } from './compute-deadlines.ts'
import type { LifecycleTerms } from './lifecycle-terms.ts'
import type { RegisteredNotice } from './registered-notice.ts'

/**
 * The terms as they stood, or will stand, on a day: by effective day and with what is known now. What happened after the day
 * is left out: the signature, notices and their withdrawal, renewals, amendments neither signed nor in effect by then, and
 * performance after an end that had not come.
 *
 * @param timeZone the company's, for an end agreed on a day that nobody noted: it counts from the day it was recorded
 * @example termsAsOf(lifecycleTerms({ signatureDate: '2026-03-01' }), Temporal.PlainDate.from('2026-02-28'), 'Europe/Paris').isSigned // false
 */
export function termsAsOf(
  terms: LifecycleTerms,
  day: Temporal.PlainDate,
  timeZone: string,
): LifecycleTerms {
  const has = (happened: IsoDay | null) => happened !== null && happened <= day.toString()
  const isSigned = terms.isSigned && (terms.signatureDate === null || has(terms.signatureDate))
  const then: LifecycleTerms = {
    ...terms,
    isSigned,
    signatureDate: isSigned ? terms.signatureDate : null,
    notices: terms.notices
      .filter((notice) => has(givenOn(notice, timeZone) ?? day.toString()))
      .map((notice) => (has(notice.cancelledOn) ? notice : { ...notice, cancelledOn: null })),
    renewals: terms.renewals.filter((renewal) => has(renewal.day)),
    ...(terms.refusedRenewals && {
      refusedRenewals: terms.refusedRenewals.filter(({ day: refusedOn }) => has(refusedOn)),
    }),
    amendments: terms.amendments.filter((amendment) => has(knownFrom(amendment))),
    regime: regimeAsOf(terms.regime, has),
    performedAfterEnd: false,
  }
  const goesOn = terms.performedAfterEnd && computeDeadlines(then, day).phase === 'ENDED'
  return goesOn ? { ...then, performedAfterEnd: true } : then
}

/** The days on which `termsAsOf` begins to say something else, in no order; the engine knows the others. */
export function recordDays(terms: LifecycleTerms, timeZone: string): Temporal.PlainDate[] {
  const { regime } = terms
  const days = [
    terms.signatureDate,
    ...terms.notices.flatMap((notice) => [givenOn(notice, timeZone), notice.cancelledOn]),
    ...terms.renewals.map((renewal) => renewal.day),
    ...(terms.refusedRenewals ?? []).map(({ day }) => day),
    ...terms.amendments.flatMap((amendment) => [knownFrom(amendment), amendment.effectiveOn]),
    regime?.kind === 'consumer' ? regime.informedOn : null,
    regime?.kind === 'insurance' ? regime.reminderPostedOn : null,
  ]
  return days.filter((each): each is IsoDay => each !== null).map(dayFromIso)
}

/** Signed beforehand, or of earlier effect than its signature. */
function knownFrom({ signedOn, effectiveOn }: Amendment): IsoDay {
  return signedOn < effectiveOn ? signedOn : effectiveOn
}

/** The first of its days; an end that was agreed without one counts from the day that its id was made. */
function givenOn(notice: RegisteredNotice, timeZone: string): IsoDay | null {
  const [first] = [notice.sentOn, notice.presentedOn, notice.receivedOn]
    .filter((each) => each !== null)
    .toSorted()
  return first ?? madeOn(notice.id, timeZone)
}

/** UUIDv7: the first 48 bits are milliseconds. Null for another id. */
function madeOn(id: string, timeZone: string): IsoDay | null {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)) return null
  const at = Number.parseInt(id.slice(0, 13).replace('-', ''), 16)
  return todayIn(timeZone, new Date(at)).toString()
}

function regimeAsOf(
  regime: LifecycleTerms['regime'],
  has: (day: IsoDay | null) => boolean,
): LifecycleTerms['regime'] {
  if (regime?.kind === 'consumer' && !has(regime.informedOn)) return { ...regime, informedOn: null }
  if (regime?.kind === 'insurance' && !has(regime.reminderPostedOn))
    return { ...regime, reminderPostedOn: null }
  return regime
}
