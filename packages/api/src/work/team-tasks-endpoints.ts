import { TASK_KINDS } from '@tacite/domain/tasks/task-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { TEAM_ORDERS, TEAM_PAGE_SIZE, TEAM_STANDINGS } from './task-views.ts'

const day = z.iso.date().nullable()

/** A reminder that can be asked for with one click: of which step, and why it cannot be now. */
export const reminding = z.object({ stepId: z.uuid(), personId: z.uuid(), reason }).nullable()

const teamTask = z.object({
  _id: z.uuid(),
  kind: z.enum(TASK_KINDS),
  /** The step of a validation, or what a colleague asked in their own words. */
  about: z.string().nullable(),
  person: named,
  contract: named.extend({ reference: z.string(), counterparty: z.string().nullable() }),
  dueOn: day,
  /** Days from today to `dueOn`: negative when it is past. */
  daysLeft: z.number().int().nullable(),
  /** Days since it was given. */
  daysWaiting: z.number().int(),
  /** The person has put it off until this day. */
  snoozedUntil: day,
  handedOverFrom: z.string().nullable(),
  /** Why it cannot be given to another person; null: it can. */
  handingOver: reason,
  /** Null: nothing reminds of a task of this kind. */
  reminding,
})
export type TeamTask = z.infer<typeof teamTask>

const teamPerson = named.extend({
  /** Their open tasks, put off ones among them. */
  open: z.number().int(),
  late: z.number().int(),
  putOff: z.number().int(),
})
export type TeamPerson = z.infer<typeof teamPerson>

nameShapes({ TeamTask: teamTask, TeamPerson: teamPerson })

export const teamTasksEndpoints = {
  people: endpoint({
    method: 'GET',
    path: '/tasks/team/people',
    access: 'signedIn',
    summary:
      'Whether the person leads a team, and who of it has open tasks on contracts that the person sees: those with late ones first.',
    response: z.object({
      leads: z.boolean(),
      value: z.array(teamPerson),
      /** More people have open tasks than are listed. */
      isCut: z.boolean(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/tasks/team',
    access: 'signedIn',
    summary:
      'The open tasks of one’s team, direct and indirect, on contracts that one sees: those due first.',
    query: z.strictObject({
      ...paging(TEAM_PAGE_SIZE),
      /** Words of the contract, its counterparty or the person. */
      q: z.string().trim().max(200).default(''),
      personId: z.uuid().optional(),
      contractId: z.uuid().optional(),
      kind: z.enum(TASK_KINDS).optional(),
      standing: z.enum(TEAM_STANDINGS).optional(),
      $orderby: z
        .templateLiteral([z.enum(TEAM_ORDERS), ' ', z.enum(['asc', 'desc'])])
        .default('due asc'),
    }),
    response: z.object({ value: z.array(teamTask), count: z.number().int() }),
  }),
}
