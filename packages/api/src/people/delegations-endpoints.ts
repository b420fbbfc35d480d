import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const delegation = z.object({
  _id: z.uuid(),
  /** Who is absent, and who decides validations for them. */
  person: named,
  delegate: named,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  state: z.enum(['planned', 'running', 'over', 'endedEarly']),
  endedAt: z.iso.datetime().nullable(),
})
export type Delegation = z.infer<typeof delegation>

const list = z.object({ value: z.array(delegation), count: z.number() })
const span = z.strictObject({
  delegateId: z.uuid(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})
const ofPerson = z.strictObject({ userId: z.uuid() })

nameShapes({ Delegation: delegation, Delegations: list, DelegationForm: span })

/** Who acts for whom during an absence: validations only, nobody signs for another person. */
export const delegationsEndpoints = {
  own: endpoint({
    method: 'GET',
    path: '/me/delegations',
    access: 'contracts3:list',
    summary: 'One’s own absences, and those in which one acts for others; newest first.',
    query: z.strictObject(paging(20)),
    response: list,
  }),
  addOwn: endpoint({
    method: 'POST',
    path: '/me/delegations',
    access: 'contracts3:list',
    summary: 'Name a delegate who validates in one’s place from one day to another.',
    body: span,
    response: delegation,
    status: 201,
  }),
  endOwn: endpoint({
    method: 'POST',
    path: '/me/delegations/:absenceId/ended',
    access: 'contracts3:list',
    summary: 'End one’s own delegation now.',
    params: z.strictObject({ absenceId: z.uuid() }),
    response: delegation,
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/users/:userId/delegations',
    access: 'vendor:users',
    summary: 'The absences of a person, and those in which they act for others.',
    params: ofPerson,
    query: z.strictObject(paging(20)),
    response: list,
  }),
  addForPerson: endpoint({
    method: 'POST',
    path: '/users/:userId/delegations',
    access: 'vendor:users',
    summary: 'Name a delegate who validates in place of an absent person.',
    params: ofPerson,
    body: span,
    response: delegation,
    status: 201,
  }),
  endForPerson: endpoint({
    method: 'POST',
    path: '/users/:userId/delegations/:delegationId/ended',
    access: 'vendor:users',
    summary: 'End a delegation now.',
    params: z.strictObject({ userId: z.uuid(), delegationId: z.uuid() }),
    response: delegation,
  }),
}
