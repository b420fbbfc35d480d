import { Refused } from '@tacite/domain/refusal.ts'
import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** How many wrong guesses are evaluated per key and window. */
export interface GuessLimit {
  key: string
  most: number
  /** What is said when there are too many; default: that there were. */
  refusal?: 'SIGN_IN_LOCKED' | 'SECOND_FACTOR_LOCKED'
}

const WINDOW_SECONDS = 15 * 60

export type GuessDeps = Pick<Platform, 'rateLimit'> & { preAuth: PreAuthDatabase }

/**
 * Evaluates a secret that may be being guessed. Guesses are counted before they are evaluated, sequentially for the
 * widest limit (the last), so that parallel ones cannot slip past a limit; a correct one refunds its attempt, so that
 * honest people are never locked out. `evaluate` throws when the guess is wrong.
 */
export async function guess<R>(
  { rateLimit, preAuth }: GuessDeps,
  limits: readonly [GuessLimit, ...GuessLimit[]],
  evaluate: () => Promise<R>,
): Promise<R> {
  return oneAtATime(limits.at(-1)!.key, async () => {
    for (const limit of limits) await count(rateLimit, limit)
    const answer = await evaluate()
    await preAuth.db
      .updateTable('rate_limit')
      .set((row) => ({ hits: row('hits', '-', 1) }))
      .where(
        'key',
        'in',
        limits.map(({ key }) => key),
      )
      .execute()
    return answer
  })
}

async function count(rateLimit: Platform['rateLimit'], limit: GuessLimit): Promise<void> {
  await rateLimit(limit.key, limit.most, WINDOW_SECONDS).catch((error: unknown) => {
    const isFull = error instanceof Refused && limit.refusal
    throw isFull ? new Refused('TOO_MANY', limit.refusal!, error.details) : error
  })
}

/** The limits for passwords: few from one place, more from anywhere. */
export function passwordGuesses(email: string, ip: string): [GuessLimit, GuessLimit] {
  const account = `sign-in ${email.trim().toLowerCase()}`
  return [
    { key: `${account} ${ip}`, most: 10 },
    // Its owner gets another way in.
    { key: account, most: 100, refusal: 'SIGN_IN_LOCKED' },
  ]
}

/** Of a browser in which the person has signed in before: guesses made elsewhere use up nothing of it. */
export function knownDeviceGuesses(deviceId: string): [GuessLimit] {
  return [{ key: `sign-in on device ${deviceId}`, most: 10 }]
}

/** Of somebody signed in who is asked again: the sign-in page being locked keeps nobody from changing a password. */
export function signedInGuesses(personId: string): [GuessLimit] {
  return [{ key: `password of ${personId}`, most: 10 }]
}

/** Of codes that follow the right password, from wherever they come: ten wrong ones of a million. */
export function secondFactorGuesses(personId: string): [GuessLimit] {
  return [{ key: `second factor of ${personId}`, most: 10, refusal: 'SECOND_FACTOR_LOCKED' }]
}

/** The limit for links: a caller who tries tokens. */
export function linkGuesses(ip: string): [GuessLimit] {
  return [{ key: `account-link ${ip}`, most: 20 }]
}

const queues = new Map<string, Promise<unknown>>()

/** Calls with the same key run one after another; others are independent. */
async function oneAtATime<R>(key: string, work: () => Promise<R>): Promise<R> {
  const before = queues.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined)
  queues.set(key, settled)
  try {
    return await mine
  } finally {
    if (queues.get(key) === settled) queues.delete(key)
  }
}
