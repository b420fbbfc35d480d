import { TASK_KINDS } from '@tacite/domain/tasks/task-kinds.ts'
import { z } from 'zod'
import { choicesPage, choicesQuery, idList } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { nameShapes } from '../shape-names.ts'

const day = z.iso.date().nullable()

/** At most this many tasks at once. */
const MOST_HANDED_OVER = 100

export const task = z.object({
  _id: z.uuid(),
  /** What is asked. */
  kind: z.enum(TASK_KINDS),
  status: z.enum(['TODO', 'DONE', 'TERMINATED']),
  /** The step of the validation that is asked for. */
  validationStep: named.nullable(),
  /** What a person asked in their own words; null for tasks that Tacite gives. */
  request: z
    .object({
      _id: z.uuid(),
      title: z.string(),
      note: z.string(),
      /** Null until it is done; it may be empty. */
      answer: z.string().nullable(),
    })
    .nullable(),
  /** The alert that asks for a decision. */
  alertId: z.uuid().nullable(),
  /** Who asks, or who refused; null when a deadline does. */
  askedBy: z.string().nullable(),
  dueOn: day,
  /** Days from today to `dueOn`: negative when it is past. */
  daysLeft: z.number().int().nullable(),
  stepWorkflow: z.object({ name: z.string(), color: z.string() }),
  workflow: z.object({
    // sic, spec 7
    statusWorkflow18in: z.string(),
  }),
  contract: z.object({
    _id: z.uuid(),
    textId: z.uuid(),
    title: z.string(),
    reference: z.string(),
    /** The counterparty's name. */
    supplier: z.string().nullable(),
    /** Euros, tax included. */
    financialAmount: z.number().nullable(),
    currency: z.string(),
    effectiveDate: day,
    endDate: day,
    /** The prudent notice limit. */
    terminationDate: day,
  }),
  project: z.object({ title: z.string() }),
  /** It stands under « later » until this day. */
  snoozedUntil: day,
  /** Whose it was before somebody handed it over. */
  handedOverFrom: z.string().nullable(),
  /** Why the reader cannot give it to another person; null: they can. */
  handingOver: reason,
  /** The name of the absent person, when it is theirs and the reader acts for them. */
  for: z.string().nullable(),
  forPersonId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  /** When it was done, or no longer needed. */
  endedAt: z.iso.datetime().nullable(),
  actions: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      url: z.string(),
      data: z.looseObject({}).nullable(),
    }),
  ),
})
export type Task = z.infer<typeof task>

const taskPage = z.object({ result: z.object({ value: z.array(task), count: z.number().int() }) })
const page = z.strictObject({
  skip: paging(10).$skip,
  /** Only those to do now, only those put off, or only those that are over. */
  status: z.enum(['todo', 'later', 'done']).optional(),
  kind: z.enum(TASK_KINDS).optional(),
})
const taker = named.extend({
  /** Of the tasks that can pass at all: how many there are, and how many of them this person may take. */
  asked: z.number().int(),
  taking: z.number().int(),
  /** Why they may not take the first one that they may not; null: they may take all. */
  reason: z.string().nullable(),
})

const taskParams = z.strictObject({ taskId: z.uuid() })

nameShapes({ Task: task, TaskPage: taskPage, TaskTaker: taker })

export const tasksEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/tasks',
    access: 'signedIn',
    summary:
      'One’s own tasks, ten per page: open ones first, by due date; then closed ones, newest first.',
    query: page,
    response: taskPage,
  }),
  filter: endpoint({
    method: 'POST',
    path: '/tasks/filter',
    access: 'signedIn',
    summary: 'One’s own tasks whose contract’s title contains a text.',
    query: page,
    body: z.strictObject({ title: z.string().max(300) }),
    response: taskPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/tasks/:taskId',
    access: 'signedIn',
    summary: 'One of one’s own tasks.',
    params: taskParams,
    response: z.object({ result: task }),
  }),
  snooze: endpoint({
    method: 'PUT',
    path: '/tasks/:taskId/snoozed',
    access: 'signedIn',
    summary: 'Put one of one’s own tasks off until a day, on which it is to do again.',
    params: taskParams,
    body: z.strictObject({ until: z.iso.date() }),
    response: z.object({ result: task }),
  }),
  wake: endpoint({
    method: 'DELETE',
    path: '/tasks/:taskId/snoozed',
    access: 'signedIn',
    summary: 'Bring back a task that was put off.',
    params: taskParams,
    response: z.object({ result: task }),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/tasks/handed-over',
    access: 'signedIn',
    summary:
      'Give open tasks, one’s own or one’s team’s, to another person who has the rights to do them, and name those that stay.',
    body: z.strictObject({
      taskIds: z.array(z.uuid()).min(1).max(MOST_HANDED_OVER),
      personId: z.uuid().nullable(),
    }),
    response: z.object({
      done: z.array(z.uuid()),
      /** Title of the contract, what is asked, and why it stays. */
      refused: z.array(
        z.object({ _id: z.uuid(), title: z.string(), kind: z.string(), reason: z.string() }),
      ),
    }),
  }),
  takers: endpoint({
    method: 'GET',
    path: '/tasks/takers',
    access: 'signedIn',
    summary:
      'Colleagues to whom these tasks could go, each with how many they may take and why not the others.',
    query: z.strictObject({ ...choicesQuery, tasks: idList.optional() }),
    response: choicesPage(taker),
  }),
  count: endpoint({
    method: 'GET',
    path: '/tasks/count',
    access: 'tasks:count',
    summary: 'How many of one’s own tasks are open.',
    response: z.object({ count: z.number().int() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/tasks/:taskId/finished',
    access: 'signedIn',
    summary: 'Mark a task completed.',
    params: taskParams,
    response: z.object({ result: task }),
  }),
  unfinish: endpoint({
    method: 'POST',
    path: '/tasks/:taskId/unfinished',
    access: 'signedIn',
    summary: 'Mark a task not completed.',
    params: taskParams,
    response: z.object({ result: task }),
  }),
}
