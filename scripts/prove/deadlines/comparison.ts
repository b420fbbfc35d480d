import { disagreementsOn } from './compare.ts'
import type { LifeOnDay } from './draw-life.ts'

export interface Comparison {
  compared: number
  agreed: number
  /** By the answers that differ, the most frequent first. */
  disagreements: readonly [string, readonly LifeOnDay[]][]
}

export function compared(lives: Iterable<LifeOnDay>): Comparison {
  const byFields = new Map<string, LifeOnDay[]>()
  let count = 0
  let agreed = 0
  for (const life of lives) {
    count += 1
    const fields = disagreementsOn(life).map(({ field }) => field)
    if (fields.length === 0) agreed += 1
    else byFields.set(fields.join(' '), [...(byFields.get(fields.join(' ')) ?? []), life])
  }
  const disagreements = [...byFields].sort(([, one], [, other]) => other.length - one.length)
  return { compared: count, agreed, disagreements }
}
