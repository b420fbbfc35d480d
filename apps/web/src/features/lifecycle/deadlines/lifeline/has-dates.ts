import type { LifelinePoint } from '../deadlines-queries.ts'

/** Whether a life says more than that the contract was written and what day it is. */
export function hasDates(points: readonly Pick<LifelinePoint, 'kind'>[]): boolean {
  return points.some(({ kind }) => kind !== 'today' && kind !== 'drafted')
}
