import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { operations } from './operations.ts'

const OWN = 'one’s own: nobody else writes it'
const TOGGLE =
  'yes or no: an older page can only ask for what is already so, or for what its person means'
const ARRANGEMENT =
  'one act on the arrangement, in the history of the text, which undoes it exactly'

/** What a PUT without a version may overwrite, and why that is nobody’s work. */
const NEEDS_NONE: Record<string, string> = {
  '/me/language': OWN,
  '/me/password': OWN,
  '/me/email': OWN,
  '/me/preferences': OWN,
  '/me/views/:viewId': OWN,
  '/me/views/:viewId/name': OWN,
  '/me/views/:viewId/place': OWN,
  '/company/second-factor': TOGGLE,
  '/administration/counterparties/:counterpartyId/compared/:otherId': TOGGLE,
  '/texts/:textId/sections': 'each of its sections names the version that it is based on',
  '/texts/:textId/sections/:sectionId/lock': TOGGLE,
  '/texts/:textId/sections/:sectionId/numbering': TOGGLE,
  '/texts/:textId/sections/:sectionId/clauses/:clauseId/kept':
    'a reason for the words as they are: other words end it, and the activity keeps it',
  '/contracts3/:contractId/playbook/:clauseId/exception':
    'names the deviation that it accepts: another one is refused, other words end it, and the activity keeps it',
  '/users/invitations/lists/:listId/lines/:position':
    'sends the invitation of its line: a second correction is refused as settled',
  '/contracts3/:contractId/steps/:stepId':
    'completes a step, whose state refuses a second time, or names the date that it replaces',
  '/contracts3/:contractId/steps/:stepId/move':
    'names the steps that it goes over: others than those that were shown are refused',
  '/import-profiles/:profileId':
    'a short name: whoever renames sees the one that they replace, and a taken one is refused',
  '/tasks/:taskId/snoozed': OWN,
  '/contracts3/:contractId/alerts/:alertId/answer': OWN,
  '/contracts3/:contractId/renewals/:renewalId':
    'corrects with a reason: what it said before is kept and shown',
  '/contracts3/:contractId/validation/:stepId/decision': 'a decision is given once: 409 afterwards',
  '/texts/:textId/numbering': ARRANGEMENT,
  '/texts/:textId/sections/:sectionId/place': ARRANGEMENT,
  '/texts/:textId/blocks/:blockId/place': ARRANGEMENT,
  '/invitations/:invitationId/contract/language': OWN,
  '/invitations/:invitationId/language': OWN,
  '/invitations/:invitationId/questions/language': OWN,
  '/invitations/:invitationId/display': OWN,
  '/invitations/:invitationId/reading': OWN,
  '/contracts3/:contractId/signature/display': OWN,
  '/contracts3/:contractId/signature/reading': OWN,
  '/contracts3/:contractId/notices/:noticeId/letter/signature/display': OWN,
  '/contracts3/:contractId/notices/:noticeId/letter/signature/reading': OWN,
}

const saves = operations.map(({ endpoint }) => endpoint).filter(isSave)

test('every save says which version it is based on, or why it overwrites nothing', () => {
  const silent = saves.filter((each) => !isVersioned(each)).map(({ path }) => path)
  expect(silent.toSorted()).toEqual(Object.keys(NEEDS_NONE).toSorted())
})

test('a versioned record can be read with its version, under the same name', () => {
  const readable = operations
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint.revisionOf)
  const unread = saves.filter(({ revisionOf }) => revisionOf && !readable.includes(revisionOf))
  expect(unread.map(({ path }) => path)).toEqual([])
})

function isSave({ method }: Endpoint): boolean {
  return method === 'PUT'
}

function isVersioned({ revisionOf, body, query }: Endpoint): boolean {
  if (revisionOf !== undefined) return true
  const required = [body, query].flatMap((shape) => requiredIn(shape as z.ZodType | undefined))
  return required.includes('version') || required.includes('replaces')
}

function requiredIn(shape: z.ZodType | undefined): string[] {
  if (!shape) return []
  return (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape).required ?? []
}

interface Shape {
  required?: string[]
}
