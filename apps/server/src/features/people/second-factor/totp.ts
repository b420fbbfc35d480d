import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** As long as the hash (RFC 4226, 4). */
const SECRET_BYTES = 20
/** Clocks differ, and people take their time: the interval before and the one after count too (RFC 6238, 5.2). */
const STEPS_AROUND = [0, -1, 1] as const

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/**
 * The interval of thirty seconds whose code this is; null: of none around now.
 * @example matchingStep(secret, '287082', new Date(59_000)) // 1, with the secret of RFC 6238
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / STEP_MS)
  const steps = STEPS_AROUND.map((offset) => current + offset)
  return steps.find((step) => isEqual(code, totpCode(secret, step))) ?? null
}

/** The code of one interval (RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** What an application reads from the picture (the key URI format of Google Authenticator). */
export function totpUri(secret: Uint8Array, { issuer, email }: { issuer: string; email: string }) {
  const [named, account] = [issuer, email].map(encodeURIComponent)
  return `otpauth://totp/${named}:${account}?secret=${base32(secret)}&issuer=${named}`
}

/** RFC 4648, without padding: applications do not accept it. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(/.{1,5}/g) ?? []
  return letters.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
