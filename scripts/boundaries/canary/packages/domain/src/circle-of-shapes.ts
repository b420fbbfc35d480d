import type { Other } from './other-circle-of-shapes.ts' // expect import(no-cycle)

export interface Shape {
  other: Other
}
