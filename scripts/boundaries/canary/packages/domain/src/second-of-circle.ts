import { first } from './first-of-circle.ts' // expect import(no-cycle)

export const second = (): unknown => first
