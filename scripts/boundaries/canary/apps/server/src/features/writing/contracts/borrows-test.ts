import { door } from '../../../platform/testing/fake-door.ts' // expect tacite(boundaries)

export const borrowed = door
