import { z } from 'zod'
import { richText } from './text-shapes.ts'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'

const clause = named.extend({
  textId: z.uuid(),
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
    summary: 'The clause library, searched in titles and descriptions and paged.',
    query: z.strictObject(choicesQuery),
    response: choicesPage(clause),
  }),
}
