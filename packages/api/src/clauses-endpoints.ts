import { z } from 'zod'
import { richText } from './contracts-endpoints.ts'
import { endpoint } from './endpoint.ts'

const clause = z.object({
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  content: richText,
})

export const clausesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/clauses',
    access: 'contracts:clause:list',
    summary: 'The clause library by title; `title` finds words of the title or the description.',
    query: z.strictObject({
      title: z.string().trim().max(200).default(''),
      $top: z.coerce.number().int().min(-1).max(1000).default(20),
      $skip: z.coerce.number().int().min(0).default(0),
    }),
    response: z.object({ value: z.array(clause), count: z.number().int() }),
  }),
}
