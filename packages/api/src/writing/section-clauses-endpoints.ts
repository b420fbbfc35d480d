import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { richText, section } from './text-shapes.ts'

const params = z.strictObject({ textId: z.uuid(), sectionId: z.uuid(), clauseId: z.uuid() })
const path = '/texts/:textId/sections/:sectionId/clauses/:clauseId'
const number = z.number().int().positive()

const words = z.object({ title: z.string(), content: richText })

/** The clauses of the library that a section says something of. */
export const sectionClausesEndpoints = {
  compare: endpoint({
    method: 'GET',
    path,
    access: 'textOwner',
    text: 'read',
    summary: 'A section as it is, and as it would be with the words of a version of its clause.',
    params,
    query: z.strictObject({
      /** Default: the version that it was made of. */
      version: z.coerce.number().int().positive().optional(),
    }),
    response: z.object({
      name: z.string(),
      version: number,
      /** What changed with that version, and why. */
      note: z.string(),
      before: words,
      /** Null: its passage is no longer there. */
      after: words.nullable(),
    }),
  }),
  link: endpoint({
    method: 'PUT',
    path,
    access: 'textOwner',
    text: 'write',
    summary: 'Say which version of a clause a section, or a passage of it, was made of.',
    params,
    body: z.strictObject({ version: number, isWhole: z.boolean() }),
    response: section,
  }),
  take: endpoint({
    method: 'POST',
    path: `${path}/taken`,
    access: 'textOwner',
    text: 'write',
    summary:
      'Put the words of a version of a clause in place of what a section says of it; 412 when it was saved since.',
    params,
    body: z.strictObject({ version: number, sectionVersion: z.number().int() }),
    response: section,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path,
    access: 'textOwner',
    text: 'write',
    summary: 'A section no longer follows a clause; its words stay.',
    params,
    response: section,
  }),
  keep: endpoint({
    method: 'PUT',
    path: `${path}/kept`,
    access: 'textOwner',
    text: 'write',
    summary:
      'Keep what a section says otherwise than its clause, with a reason; as long as those words stay.',
    params,
    body: z.strictObject({ reason: z.string().trim().min(1).max(2000) }),
    response: section,
  }),
}
