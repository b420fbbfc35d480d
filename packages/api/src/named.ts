import { z } from 'zod'
import { nameShapes } from './shape-names.ts'

/** An object by its id and its name: what lists and choices show. */
export const named = z.object({ _id: z.uuid(), name: z.string() })

nameShapes({ Named: named })
