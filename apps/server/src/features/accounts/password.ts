import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalPassword } from '@tacite/domain/accounts/new-password.ts'

const derive = promisify(argon2)

/** OWASP's second argon2id profile: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', {
    message: normalPassword(password),
    nonce,
    ...COST,
  })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(hash)}`
}

/** Takes as long for an unknown person (`stored` null) as for a known one. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [, , , cost = '', nonce = '', hash = ''] = (stored ?? (await absentPassword)).split('$')
  const [memory, passes, parallelism] = cost.split(',').map((part) => Number(part.slice(2)))
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: normalPassword(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory: memory ?? COST.memory,
    passes: passes ?? COST.passes,
    parallelism: parallelism ?? COST.parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && stored !== null
}

const absentPassword = hashPassword(randomBytes(16).toString('hex'))

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
