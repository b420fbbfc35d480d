import { z } from 'zod'

/** An object by its id and its name: what lists and choices show. */
export const named = z.object({ _id: z.uuid(), name: z.string() })
