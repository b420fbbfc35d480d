import { second } from './second-of-circle.ts' // expect import(no-cycle)

export const first = (): unknown => second
