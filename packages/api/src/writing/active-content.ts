import {
  ACTIVE_CONTENT_KINDS,
  ACTIVE_CONTENT_OUTCOMES,
} from '@tacite/domain/files/active-content.ts'
import { z } from 'zod'
import { nameShapes } from '../shape-names.ts'

/** What an uploaded file holds besides what it shows, and what became of it. */
export const activeContentOfFile = z.object({
  found: z.array(z.object({ kind: z.enum(ACTIVE_CONTENT_KINDS), count: z.number().int() })),
  outcome: z.enum(ACTIVE_CONTENT_OUTCOMES).nullable(),
})

export type ActiveContentOfFile = z.infer<typeof activeContentOfFile>

nameShapes({ ActiveContentOfFile: activeContentOfFile })
