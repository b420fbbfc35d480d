/** Codes sent by e-mail (security, decision 10). */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

export interface IssuedCode {
  expiresAt: Date
  isUsed: boolean
  /** Earlier attempts at it. */
  tries: number
}

export type CodeRefusal = 'CODE_NOT_SENT' | 'CODE_USED' | 'CODE_EXPIRED' | 'CODE_EXHAUSTED'

/**
 * Why a code is not even compared; null: it is compared, and this counts as an attempt.
 * @param code the last one sent to this person for this purpose; null: none was.
 */
export function codeRefusal(code: IssuedCode | null, now: Date): CodeRefusal | null {
  if (!code) return 'CODE_NOT_SENT'
  if (code.isUsed) return 'CODE_USED'
  if (code.expiresAt.getTime() <= now.getTime()) return 'CODE_EXPIRED'
  return code.tries >= CODE_TRIES ? 'CODE_EXHAUSTED' : null
}
