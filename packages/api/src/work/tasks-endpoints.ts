import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const task = z.object({
  _id: z.uuid(),
  status: z.enum(['TODO', 'DONE', 'TERMINATED']),
  stepWorkflow: z.object({ name: z.string(), color: z.string() }),
  workflow: z.object({
    // sic, spec 7
    statusWorkflow18in: z.string(),
  }),
  contract: z.object({ _id: z.uuid(), title: z.string() }),
  project: z.object({ title: z.string() }),
  /** The name of the absent person, when it is theirs and the reader acts for them. */
  for: z.string().nullable(),
  createdAt: z.iso.datetime(),
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
const skip = z.strictObject({ skip: paging(10).$skip })
const taskParams = z.strictObject({ taskId: z.uuid() })

nameShapes({ Task: task, TaskPage: taskPage })

export const tasksEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/tasks',
    access: 'signedIn',
    summary: 'One’s own tasks, ten a page, open ones first.',
    query: skip,
    response: taskPage,
  }),
  filter: endpoint({
    method: 'POST',
    path: '/tasks/filter',
    access: 'signedIn',
    summary: 'One’s own tasks whose contract’s title contains a text.',
    query: skip,
    body: z.strictObject({ title: z.string().max(300) }),
    response: taskPage,
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
