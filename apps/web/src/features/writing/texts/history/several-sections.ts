import type { TextStore } from '../text/text-store.ts'
import type { Command, Step } from './command.ts'
import { obstacleToAll, type Obstacle, type TextNow } from './obstacle.ts'

/** A section that stays as it is when the others of its command are taken back. */
export interface LeftSection {
  title: string
  obstacle: Obstacle
}

/** Whether a command writes in several sections, as replacing everywhere does. */
export function writesInSeveral({ steps }: Command): boolean {
  return steps.length > 1 && steps.every(({ kind }) => kind === 'write')
}

/** The steps that can be taken by themselves, and the sections that another person has changed since. */
export function takableSteps(
  steps: readonly Step[],
  now: TextNow,
  store: Pick<TextStore, 'read'>,
): { takable: Step[]; left: LeftSection[] } {
  const takable: Step[] = []
  const left: LeftSection[] = []
  for (const step of steps) {
    const obstacle = obstacleToAll([step], now)
    if (!obstacle) takable.push(step)
    else if (step.kind === 'write') {
      left.push({ title: store.read(step.sectionId)?.title ?? step.from.title, obstacle })
    }
  }
  return { takable, left }
}
