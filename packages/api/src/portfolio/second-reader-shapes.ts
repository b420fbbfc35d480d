import { z } from 'zod'
import { CONNECTION_RESULTS } from '../settings/integrations-endpoints.ts'

/** What a company's second reader is asked, and what came of it. */
export const secondReader = z.object({
  /** Null: it is configured no more. */
  service: z.object({ host: z.string(), model: z.string() }).nullable(),
  /** Texts that would be sent. */
  askable: z.number().int(),
  read: z.number().int(),
  /** Proposals that count for nothing: no such words in the text, words that say something else, no value of the field. */
  dropped: z.object({
    quote: z.number().int(),
    support: z.number().int(),
    form: z.number().int(),
  }),
  /** Texts without an answer. */
  left: z.array(
    z.object({
      fault: z.enum([...CONNECTION_RESULTS, 'NOT_CONFIGURED']),
      count: z.number().int(),
    }),
  ),
})
