import { z } from 'zod'

/** A published version of a template or of a clause, as its list shows it. */
export const publishedVersion = z.object({
  number: z.number().int(),
  /** What changed, and why. */
  note: z.string(),
  publishedAt: z.iso.datetime(),
  /** Null: it came with the product. */
  publishedBy: z.string().nullable(),
})
export type PublishedVersion = z.infer<typeof publishedVersion>
