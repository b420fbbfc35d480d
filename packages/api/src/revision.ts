import { z } from 'zod'

/** Which save of a record an answer shows, and who made it; `null` parts: nobody has changed it since it was created. */
export const revision = z.object({
  number: z.number().int(),
  by: z.string().nullable(),
  at: z.iso.datetime().nullable(),
})
export type Revision = z.infer<typeof revision>
