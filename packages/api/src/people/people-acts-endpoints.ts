import { ACTED_ON_AT_ONCE, MAX_ACTED_ON } from '@tacite/domain/people/people-acts.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { peopleFilter } from './people-endpoints.ts'

const act = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['block', 'unblock', 'resend', 'withdraw']) }),
  z.strictObject({ kind: z.literal('giveRole'), roleId: z.uuid() }),
  z.strictObject({ kind: z.enum(['joinGroup', 'leaveGroup']), groupId: z.uuid() }),
])
export type PeopleActForm = z.infer<typeof act>

/** Those ticked, or all that a filter of the list finds. */
const selection = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_ACTED_ON) }),
  z.strictObject({ filter: z.strictObject(peopleFilter) }),
])

const spared = z.object({ _id: z.uuid(), name: z.string(), reason: reason.unwrap() })

nameShapes({ PeopleAct: act, PersonSpared: spared })

export const peopleActsEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/users/acts/preview',
    access: 'vendor:users',
    transaction: 'read',
    summary:
      'Whom an act on several people would affect, and who would be passed over, with the reasons.',
    body: z.strictObject({ act, selection }),
    response: z.object({
      ids: z.array(z.uuid()),
      passedOver: z.array(spared),
      /** The group opens more than the caller holds: they join once an administrator confirms. */
      needsConfirmation: z.boolean(),
    }),
  }),
  perform: endpoint({
    method: 'POST',
    path: '/users/acts',
    access: 'vendor:users',
    transaction: 'none',
    summary: 'Act on several people, each separately: a refusal for one does not stop the others.',
    body: z.strictObject({ act, ids: z.array(z.uuid()).min(1).max(ACTED_ON_AT_ONCE) }),
    response: z.object({
      doneIds: z.array(z.uuid()),
      failures: z.array(spared),
      /** The roles that those done had before, to give back. */
      formerRoles: z.array(z.object({ roleId: z.uuid(), ids: z.array(z.uuid()) })),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/users/export',
    access: 'vendor:users',
    summary: 'The people that a filter finds, as a spreadsheet.',
    query: z.strictObject({ ...peopleFilter, typeFile: z.enum(['xlsx', 'csv']).default('xlsx') }),
    response: 'stream',
  }),
}
