import type { PreAuthDatabase } from '../../../platform/database/pre-auth-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** How many wrong guesses are evaluated per key and window. */
export interface GuessLimit {
  key: string
  most: number
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
    for (const { key, most } of limits) await rateLimit(key, most, WINDOW_SECONDS)
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

/** The limits for passwords: few from one place, more from anywhere. */
export function passwordGuesses(email: string, ip: string): [GuessLimit, GuessLimit] {
  const account = `sign-in ${email.trim().toLowerCase()}`
  return [
    { key: `${account} ${ip}`, most: 10 },
    { key: account, most: 100 },
  ]
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
