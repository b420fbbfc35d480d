import type { FinishOutcome } from './finish-tasks.ts'

/** The refusals of several tasks, each sentence once with the number of tasks. */
export function reasonsOf(
  failures: FinishOutcome['failures'],
  sentenceOf: (error: unknown) => string,
): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { error } of failures) {
    const reason = sentenceOf(error)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => ({ reason, count }))
}
