import type { LifecycleTerms } from '../deadlines/lifecycle-terms.ts'
import type { NoticeMode } from './notice-record.ts'
import { sendingModeOf } from './sending-mode.ts'

/** The terms as if a notice were sent in this way, whatever the contract and its amendments say. */
export function sentThisWay(terms: LifecycleTerms, mode: NoticeMode): LifecycleTerms {
  return {
    ...terms,
    sendingMode: sendingModeOf(mode),
    amendments: terms.amendments.map((amendment) => ({
      ...amendment,
      patches: amendment.patches.filter(({ field }) => field !== 'sendingMode'),
    })),
  }
}
