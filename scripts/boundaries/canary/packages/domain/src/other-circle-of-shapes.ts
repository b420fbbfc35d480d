import type { Shape } from './circle-of-shapes.ts' // expect import(no-cycle)

export interface Other {
  shape: Shape | null
}
