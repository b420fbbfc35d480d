import type { SendingMode } from '../deadlines/send-by.ts'
import type { SpecialRegime } from '../deadlines/special-regime.ts'
import type { NoticeKind, NoticeMode } from './notice-record.ts'

/** Why a way of sending may not hold. */
export type ModeCaution = 'EMAIL_NOT_FORESEEN' | 'LEASE_FORM'

const LEASE_MODES: readonly NoticeMode[] = ['registeredLetter', 'bailiff']

/**
 * What to know of a way of sending a notice. A commercial lease ends by registered letter or by act of a commissaire de
 * justice (code de commerce L145-4, L145-9); an e-mail holds where the contract provides for it.
 *
 * @example modeCaution({ mode: 'email', kind: 'nonRenewal', regime: null, sendingMode: 'registeredLetter' })
 *   // 'EMAIL_NOT_FORESEEN'
 */
export function modeCaution(about: {
  mode: NoticeMode | null
  kind: NoticeKind
  regime: SpecialRegime['kind'] | null
  /** How the contract says that notices are sent. */
  sendingMode: SendingMode
}): ModeCaution | null {
  const { mode, kind, regime, sendingMode } = about
  if (mode === null) return null
  const endsLease = regime === 'commercialLease' && kind !== 'priceRevision'
  if (endsLease && !LEASE_MODES.includes(mode)) return 'LEASE_FORM'
  return mode === 'email' && sendingMode !== 'email' ? 'EMAIL_NOT_FORESEEN' : null
}
