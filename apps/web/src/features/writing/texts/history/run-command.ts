import type { TextStore } from '../text/text-store.ts'
import { stepsToward, type Command, type Direction } from './command.ts'
import { isPassing, type LastRefusal } from './last-refusal.ts'
import { obstacleToAll, type Obstacle } from './obstacle.ts'
import { takableSteps, writesInSeveral, type LeftSection } from './several-sections.ts'
import { takeStep, writeTogether, type StepDeps } from './take-step.ts'

export interface RunDeps extends StepDeps {
  store: Pick<TextStore, 'read' | 'rewrite' | 'flush'>
  /** Why the act that was run last was not done. */
  lastRefusal: Pick<LastRefusal, 'read'>
}

/** What became of a command; `said`: the page has shown the reason already. */
export type Ran =
  | { outcome: 'done'; left: readonly LeftSection[] }
  | { outcome: 'refused'; obstacle: Obstacle }
  | { outcome: 'refused' | 'failed'; words: string }
  | { outcome: 'refused' | 'failed'; said: true }

/**
 * Undoes a command or does it again, unless another person has changed since what it would change. One that wrote in
 * several sections is taken back in those that nobody has changed.
 */
export async function runCommand(
  command: Command,
  direction: Direction,
  deps: RunDeps,
): Promise<Ran> {
  const { store, lastRefusal } = deps
  const steps = stepsToward(command, direction)
  const wire = deps.readWire()
  if (!wire) return { outcome: 'failed', said: true }
  const now = { wire, section: (id: string) => store.read(id) }
  const obstacle = command.isLost ? ({ reason: 'lost' } as const) : obstacleToAll(steps, now)
  const isApart = writesInSeveral(command)
  if (obstacle && !isApart) return { outcome: 'refused', obstacle }
  const { takable, left } = isApart ? takableSteps(steps, now, store) : { takable: steps, left: [] }
  if (obstacle && takable.length === 0) return { outcome: 'refused', obstacle }
  if (isApart) {
    writeTogether(takable, store)
    return { outcome: 'done', left }
  }
  try {
    for (const step of takable) {
      if (await takeStep(step, deps)) continue
      const { words, isPassing: isLater } = lastRefusal.read()
      const outcome = isLater ? 'failed' : 'refused'
      return words === null ? { outcome, said: true } : { outcome, words }
    }
  } catch (error) {
    // Each setting shows its own refusal.
    return { outcome: isPassing(error) ? 'failed' : 'refused', said: true }
  }
  return { outcome: 'done', left }
}
