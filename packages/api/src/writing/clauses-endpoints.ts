import { z } from 'zod'
import { richText } from './text-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const clause = z.object({
  _id: z.uuid(),
  textId: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  content: richText,
})

nameShapes({ Clause: clause })

export const clausesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/clauses',
    access: 'contracts:clause:list',
    summary: 'The clause library by title; `title` finds words of the title or the description.',
    query: z.strictObject({
      title: z.string().trim().max(200).default(''),
      ...paging(20),
    }),
    response: z.object({ value: z.array(clause), count: z.number().int() }),
  }),
}
