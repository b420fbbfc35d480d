/** A pause longer than this ends a sitting: saves that follow each other are one piece of work. */
export const SITTING_MS = 10 * 60_000

/** @example isWithinSitting(lastSavedAt, now) // true up to ten minutes later */
export function isWithinSitting(last: Date, at: Date): boolean {
  return at.getTime() - last.getTime() <= SITTING_MS
}
