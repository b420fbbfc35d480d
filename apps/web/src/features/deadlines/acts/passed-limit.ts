import type { ContractDeadlines } from '../deadlines-queries.ts'

type Standing = Pick<ContractDeadlines, 'today' | 'legalLimit' | 'limitMeaning' | 'lifecycle'>

/** The limit after which a tacit contract renews, once it has passed; null while there is time, or none. */
export function passedLimit({
  today,
  legalLimit,
  limitMeaning,
  lifecycle,
}: Standing): string | null {
  const renewsByItself = limitMeaning === 'preventRenewal' || lifecycle.renewalType === 'tacit'
  return renewsByItself && legalLimit !== null && legalLimit < today ? legalLimit : null
}
