import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { named } from '../named.ts'
import { nameShapes } from '../shape-names.ts'

const escalationForm = z.strictObject({
  /** Days before a notice limit on which a limit that nobody decided on escalates. */
  days: z.number().int(),
  /** The group that is told where the owner has no manager who can be told; null: the administrators. */
  groupId: z.uuid().nullable(),
})

const escalationSettings = z.object({
  days: z.number().int(),
  group: named.nullable(),
})
export type EscalationForm = z.infer<typeof escalationForm>
export type EscalationSettings = z.infer<typeof escalationSettings>

nameShapes({ EscalationForm: escalationForm, EscalationSettings: escalationSettings })

/** Whom a limit that nobody decided on escalates to. */
export const escalationEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/company/escalation',
    access: 'modules:company',
    summary: 'When a limit that nobody decided on escalates, and to which group.',
    response: escalationSettings,
    revisionOf: 'company/escalation',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company/escalation',
    access: 'modules:company',
    summary: 'Choose when a limit that nobody decided on escalates, and to which group.',
    body: escalationForm,
    response: escalationSettings,
    revisionOf: 'company/escalation',
  }),
}
