import { compared } from './comparison.ts'
import type { Comparison } from './comparison.ts'
import { drawLife } from './draw-life.ts'
import type { LifeOnDay } from './draw-life.ts'
import { seededRandom } from './random.ts'

/** Random lives, each on one day. */
export function proveLives(seed: number, lives: number): Comparison {
  return compared(drawLives(seed, lives))
}

function* drawLives(seed: number, lives: number): Iterable<LifeOnDay> {
  const random = seededRandom(seed)
  for (let life = 0; life < lives; life += 1) yield drawLife(random)
}
