import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

/** Why, and the last day of it; null: until somebody lifts it. */
export const lockForm = z.strictObject({
  reason: z.string().trim().max(500),
  until: z.iso.date().nullable().default(null),
})
export type LockForm = z.infer<typeof lockForm>

/** A lock that a person set on a contract or a block. */
export const personLock = z.object({
  /** The person. */
  _id: z.uuid(),
  name: z.string(),
  reason: z.string(),
  until: z.iso.date().nullable(),
})

nameShapes({ LockForm: lockForm, PersonLock: personLock })
