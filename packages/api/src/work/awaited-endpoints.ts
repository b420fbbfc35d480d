import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { AWAITED_ORDERS, AWAITED_PAGE_SIZE } from './task-views.ts'
import { reminding } from './team-tasks-endpoints.ts'

/** A person of the company by id, or a signatory without an account by their address. */
const who = z.string().min(1).max(254)
/** A circuit by id; validations without one, or which has been deleted since; signatures. */
const circuit = z.union([z.uuid(), z.enum(['none', 'signature'])])

const awaited = z.object({
  /** The step of the validation, or the signatory. */
  _id: z.uuid(),
  kind: z.enum(['validate', 'sign']),
  contract: named.extend({ reference: z.string(), counterparty: z.string().nullable() }),
  /** The name of the step; null for a signature. */
  step: z.string().nullable(),
  circuit: z.object({ _id: circuit, name: z.string().nullable() }),
  person: z.object({ _id: who, name: z.string() }),
  /** Who acts for them today. */
  delegates: z.array(z.string()),
  daysWaited: z.number().int(),
  remindedAt: z.iso.datetime().nullable(),
  /** Of the step to decide on, else of the workflow step that the contract is at. */
  dueOn: z.iso.date().nullable(),
  isLate: z.boolean(),
  /** Null: nothing reminds of it with one click. */
  reminding,
})
export type Awaited = z.infer<typeof awaited>

const total = z.object({
  _id: z.string(),
  /** Null: not a circuit. */
  name: z.string().nullable(),
  count: z.number().int(),
  late: z.number().int(),
  /** Days waited. */
  median: z.number(),
  longest: z.number().int(),
})
export type AwaitedTotal = z.infer<typeof total>

nameShapes({ Awaited: awaited, AwaitedTotal: total })

export const awaitedEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/awaited',
    access: 'contracts3:list',
    summary:
      'Which decisions and signatures are awaited of whom on the contracts that one sees: those awaited longest first.',
    query: z.strictObject({
      ...paging(AWAITED_PAGE_SIZE),
      /** Words of the contract, its counterparty, the step or the person. */
      q: z.string().trim().max(200).default(''),
      person: who.optional(),
      circuit: circuit.optional(),
      late: z.literal('true').optional(),
      $orderby: z
        .templateLiteral([z.enum(AWAITED_ORDERS), ' ', z.enum(['asc', 'desc'])])
        .default('waited desc'),
    }),
    response: z.object({ value: z.array(awaited), count: z.number().int() }),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/awaited/totals',
    access: 'contracts3:list',
    summary: 'The same by person and by circuit: how many, and the median and the longest wait.',
    response: z.object({
      people: z.array(total),
      circuits: z.array(total),
      /** More people are awaited than are listed. */
      isCut: z.boolean(),
    }),
  }),
}
