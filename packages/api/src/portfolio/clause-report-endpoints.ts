import { PLAYBOOK_VERDICTS } from '@tacite/domain/clauses/playbook/playbook.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const line = z.object({
  clause: named,
  /** How many contracts say it so. */
  counts: z.record(z.enum(PLAYBOOK_VERDICTS), z.number().int()),
  /** Of those that changed it: how many name a figure beyond all that the company agrees to. */
  beyond: z.number().int(),
})
export type ClauseReportLine = z.infer<typeof line>

const report = z.object({
  /** Null: nobody asked for one yet. */
  run: z
    .object({
      askedAt: z.iso.datetime(),
      askedBy: z.string(),
      total: z.number().int(),
      done: z.number().int(),
      /** Null: it is under way, or stopped. */
      finishedAt: z.iso.datetime().nullable(),
      isFailed: z.boolean(),
    })
    .nullable(),
  /** Clauses were published, playbooks changed or contracts signed since it was asked for. */
  isOutdated: z.boolean(),
  /** The clauses of playbooks, those with most deviations first; only contracts that the reader sees count. */
  value: z.array(line),
})
export type ClauseReport = z.infer<typeof report>

const reading = z.object({
  _id: z.uuid(),
  title: z.string(),
  reference: z.string(),
  verdict: z.enum(PLAYBOOK_VERDICTS),
  isBeyond: z.boolean(),
})

nameShapes({ ClauseReading: reading, ClauseReport: report, ClauseReportLine: line })

const path = '/portfolio/clauses'

export const clauseReportEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    access: 'contracts:clause:list',
    summary: 'What the signed contracts say of the clauses that are expected of their types.',
    response: report,
  }),
  ask: endpoint({
    method: 'POST',
    path,
    access: 'contracts:clause:list',
    summary: 'Examine the signed contracts again; until that ends, what was found before is shown.',
    response: report,
    status: 202,
    perMinute: 10,
  }),
  contracts: endpoint({
    method: 'GET',
    path: `${path}/:clauseId`,
    access: 'contracts:clause:list',
    summary: 'The contracts that say a clause so, as far as the reader sees them.',
    params: z.strictObject({ clauseId: z.uuid() }),
    query: z.strictObject({
      ...paging(20),
      verdict: z.enum(PLAYBOOK_VERDICTS).optional(),
      /** Only those that name a figure beyond all that the company agrees to. */
      beyond: z.literal('true').optional(),
    }),
    response: z.object({ value: z.array(reading), count: z.number().int() }),
  }),
}
