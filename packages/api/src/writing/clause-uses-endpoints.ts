import { z } from 'zod'
import { CONTRACT_STATUSES } from '@tacite/domain/contracts/contract-status.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from './contracts-endpoints.ts'

/** What has a text that says something of a clause. Signed: nothing of it changes any more. */
const CLAUSE_USERS = ['template', 'draft', 'signed'] as const

const place = z.object({
  sectionId: z.uuid(),
  /** Of the section, for taking a version: refused once it was written since. */
  sectionVersion: z.number().int(),
  /** Of the clause. */
  version: z.number().int(),
  isWhole: z.boolean(),
  standing: z.enum(['same', 'changed']),
  isKept: z.boolean(),
})

const use = z.object({
  kind: z.enum(CLAUSE_USERS),
  /** Of the template or the contract. */
  _id: z.uuid(),
  textId: z.uuid(),
  title: z.string(),
  /** Of a contract; null: it is a template. */
  reference: z.string().nullable(),
  status: z.enum(CONTRACT_STATUSES).nullable(),
  places: z.array(place),
  /** Why the published version cannot be taken into it from here; null: it can. */
  taking: reason,
})
export type ClauseUse = z.infer<typeof use>

const impact = z.object({
  templates: z.number().int(),
  drafts: z.number().int(),
  signed: z.number().int(),
  /** Templates and drafts that say an older version than the published one. */
  behind: z.number().int(),
  /** Contract types whose playbook names it. */
  types: z.array(named),
})
export type ClauseImpact = z.infer<typeof impact>

/** How many texts say a version, whatever else is asked. */
const usedVersion = z.object({ version: z.number().int(), count: z.number().int() })

nameShapes({ ClauseUse: use, ClauseImpact: impact, ClauseUsedVersion: usedVersion })

export const clauseUsesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/clauses/:clauseId/uses',
    access: 'contracts:clause:list',
    summary:
      'The templates and contracts that say something of a clause, as far as the reader may open them, and how many there are.',
    params: z.strictObject({ clauseId: z.uuid() }),
    query: z.strictObject({
      ...paging(20),
      kind: z.enum(CLAUSE_USERS).optional(),
      /** Only those that say this version of the clause. */
      version: z.coerce.number().int().positive().optional(),
      /** Only templates and drafts that say an older version than the published one. */
      behind: z.literal('true').optional(),
      /** With its variants, which go when it is deleted. */
      variants: z.literal('true').optional(),
    }),
    response: z.object({
      value: z.array(use),
      count: z.number().int(),
      impact,
      /** The latest first. */
      versions: z.array(usedVersion),
    }),
  }),
}
