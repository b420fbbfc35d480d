import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { normalPassword } from '@tacite/domain/accounts/new-password.ts'
import { formatPasswordCost, type PasswordCost } from '../../../platform/password-cost.ts'
import type { Settings } from '../../../platform/settings.ts'

type PasswordSettings = Pick<Settings, 'passwordCost'>

const derive = promisify(argon2)

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`. */
export async function hashPassword(
  { passwordCost }: PasswordSettings,
  password: string,
): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', {
    message: normalPassword(password),
    nonce,
    memory: passwordCost.memoryKib,
    passes: passwordCost.passes,
    parallelism: 1,
    tagLength: 32,
  })
  return `${prefixOf(passwordCost)}${base64(nonce)}$${base64(hash)}`
}

/** Takes as long for an unknown person (`stored` null) as for a known one. */
export async function passwordMatches(
  settings: PasswordSettings,
  password: string,
  stored: string | null,
): Promise<boolean> {
  if (stored === null) {
    await hashPassword(settings, password)
    return false
  }
  const [, , , cost = '', nonce = '', hash = ''] = stored.split('$')
  const [memory = 0, passes = 0, parallelism = 0] = cost
    .split(',')
    .map((part) => Number(part.slice(2)))
  const expected = Buffer.from(hash, 'base64')
  const actual = await derive('argon2id', {
    message: normalPassword(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory,
    passes,
    parallelism,
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

/** Whether a stored hash has another cost than the installation currently uses. */
export function isOfAnotherCost({ passwordCost }: PasswordSettings, stored: string): boolean {
  return !stored.startsWith(prefixOf(passwordCost))
}

function prefixOf(cost: PasswordCost): string {
  return `$argon2id$v=19$${formatPasswordCost(cost)},p=1$`
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
