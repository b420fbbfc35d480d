import { STEP_KINDS } from '@tacite/domain/workflows/workflow-steps.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { onContract } from '../on-contract.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { contractQuery } from './contract-filter-query.ts'

/** Cards of a column at a time. */
const CARDS = 20

const boardCard = named.extend({
  reference: z.string(),
  /** The counterparty’s name. */
  supplier: z.string().nullable(),
  owner: z.string(),
  dueDate: z.iso.date().nullable(),
  isLate: z.boolean(),
  /** It is at the last step, and has completed it. */
  isCompleted: z.boolean(),
  /** Only with archives included. */
  isArchived: z.boolean(),
})

const boardStep = named.extend({ color: z.string(), kind: z.enum(STEP_KINDS) })
const board = named.extend({ steps: z.array(boardStep) })

/** What a move to a step does to the steps between; `refused`: why it cannot be made. */
const stepMove = z.object({
  refused: reason,
  /** The step that it completes. */
  completes: named.nullable(),
  /** Those that the contract skips without doing them. */
  passesOver: z.array(named),
  /** Those that are open again afterwards, though they were completed or skipped. */
  reopens: z.array(named),
})

export type BoardCard = z.infer<typeof boardCard>
export type Board = z.infer<typeof board>
export type StepMove = z.infer<typeof stepMove>

nameShapes({ Board: board, BoardCard: boardCard, StepMove: stepMove })

const stepParams = contractParams.extend({ stepId: z.uuid() })

export const boardEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/workflows/:workflowId/board',
    access: 'contracts3:list',
    summary: 'The steps of a workflow, which are the columns of its board.',
    params: z.strictObject({ workflowId: z.union([z.uuid(), z.literal('default')]) }),
    response: board,
  }),
  cards: endpoint({
    method: 'GET',
    path: '/contracts3/cards',
    access: 'contracts3:list',
    summary:
      'The contracts of a column, as cards: filtered as the list (step=eq:<id> and others), by due date, counted and paged.',
    query: contractQuery(paging(CARDS)),
    response: z.object({ value: z.array(boardCard), count: z.number().int() }),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/steps/:stepId/move',
    ...onContract('read'),
    summary:
      'What a move of a contract to a step would complete, skip and reopen, or why it is refused.',
    params: stepParams,
    response: stepMove,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/steps/:stepId/move',
    ...onContract('edit'),
    summary:
      'Move a contract to a step of its workflow; refused when it would do more than the person saw.',
    params: stepParams,
    body: z.strictObject({
      /** The steps that the person saw it skip and reopen. */
      passesOver: z.array(z.uuid()).max(50),
      reopens: z.array(z.uuid()).max(50),
    }),
    response: stepMove,
  }),
}
