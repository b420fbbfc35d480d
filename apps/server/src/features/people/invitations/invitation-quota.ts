import type { Platform } from '../../../platform/platform.ts'

const RESENDS_PER_DAY = 5
const DAY_SECONDS = 24 * 60 * 60

/** Counts one more invitation to the same person. */
export function countResend(
  { rateLimit }: Pick<Platform, 'rateLimit'>,
  holderId: string,
): Promise<void> {
  return rateLimit(`invitation ${holderId}`, RESENDS_PER_DAY, DAY_SECONDS)
}
