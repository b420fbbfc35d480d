import type { IsoDay } from '../calendar/iso-day.ts'

/**
 * A recorded renewal. `agreement`: both sides agreed, on or before E. `request`: the renewing party notified it, on
 * or before the notice limit (renewal `withNotice`).
 */
export interface RecordedRenewal {
  id: string
  kind: 'agreement' | 'request'
  /** Day of the agreement, or day on which the request counts. */
  day: IsoDay
  /** Last day in force of the renewed term if the parties agreed one; else the renewal duration. */
  until: IsoDay | null
}

/**
 * A refusal of the renewal of the term in which its day lies. It changes no date: what needs a yes ends without one (R9).
 * It says that nothing is expected any more.
 */
export interface RefusedRenewal {
  id: string
  day: IsoDay
}
