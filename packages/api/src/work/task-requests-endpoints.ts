import { z } from 'zod'
import { choicesPage, choicesQuery } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import { task } from './tasks-endpoints.ts'

const requestForm = z.strictObject({
  /** What is asked, in a sentence. */
  title: z.string().trim().max(200),
  note: z.string().trim().max(2_000).default(''),
  dueOn: z.iso.date().nullable().default(null),
  /** Who is to do it: somebody who sees the contract. */
  personId: z.uuid().nullable(),
})
export type RequestForm = z.infer<typeof requestForm>

const taskRequest = z.object({
  _id: z.uuid(),
  title: z.string(),
  note: z.string(),
  dueOn: z.iso.date().nullable(),
  status: z.enum(['TODO', 'DONE', 'TERMINATED']),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  assignedTo: z.string(),
  /** Null until it is done; it may be empty. */
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** Whether the reader may take it back, or ask it again. */
  canWithdraw: z.boolean(),
  canReopen: z.boolean(),
})
export type TaskRequest = z.infer<typeof taskRequest>

const assignee = named.extend({ email: z.string() })

nameShapes({ TaskRequest: taskRequest, TaskRequestForm: requestForm, TaskAssignee: assignee })

const requestParams = z.strictObject({ requestId: z.uuid() })

export const taskRequestsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/tasks',
    ...onContract('read'),
    summary:
      'What people asked each other about a contract, open requests first: all of it for its editors, to others their own.',
    params: contractParams,
    response: z.object({
      value: z.array(taskRequest),
      /** Older ones are left out. */
      isCut: z.boolean(),
      /** Why the reader cannot assign a task here. */
      assigning: reason,
    }),
  }),
  assignees: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/tasks/assignees',
    ...onContract('assignTask'),
    summary: 'The people who see a contract, to whom a task on it can be assigned.',
    params: contractParams,
    query: z.strictObject(choicesQuery),
    response: choicesPage(assignee),
  }),
  assign: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/tasks',
    ...onContract('assignTask'),
    summary: 'Ask a person who sees the contract for something, by a day if one is given.',
    params: contractParams,
    body: requestForm,
    response: z.object({ _id: z.uuid() }),
    status: 201,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/tasks/:taskId/answered',
    access: 'signedIn',
    summary: 'Complete a task that was assigned by hand, with an answer.',
    params: z.strictObject({ taskId: z.uuid() }),
    body: z.strictObject({ answer: z.string().trim().max(2_000) }),
    response: z.object({ result: task }),
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/tasks/requests/:requestId/reopened',
    access: 'signedIn',
    summary: 'Ask again for what was completed: whoever asked, or whoever completed it.',
    params: requestParams,
    response: null,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/tasks/requests/:requestId',
    access: 'signedIn',
    summary: 'Take back what one asked and is not completed yet.',
    params: requestParams,
    response: null,
  }),
}
