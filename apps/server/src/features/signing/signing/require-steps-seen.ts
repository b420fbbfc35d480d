import { Refused } from '@tacite/domain/refusal.ts'

/**
 * Nobody goes past a step that they were not shown.
 * @param seen the steps that the person agreed to pass over; undefined: whichever they are
 */
export function requireStepsSeen(
  steps: readonly { id: string }[],
  seen: readonly string[] | undefined,
): void {
  if (seen !== undefined && steps.some(({ id }) => !seen.includes(id)))
    throw new Refused('STATE', 'SIGNATURE_STEPS_CHANGED')
}
