import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { contractValidation } from './validation-endpoints.ts'

const params = z.strictObject({ contractId: z.uuid(), conditionId: z.uuid() })
const comment = z.string().trim().max(2000)

export const conditionEndpoints = {
  meet: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation/conditions/:conditionId/met',
    ...onContract('meetCondition'),
    summary: 'Say that the condition of an acceptance is met, and how: its validator confirms it.',
    params,
    body: z.strictObject({ comment }),
    response: contractValidation,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation/conditions/:conditionId/confirmed',
    ...onContract('confirmCondition'),
    summary: 'Confirm that the condition of one’s own acceptance is met, or an absent person’s.',
    params,
    body: z.strictObject({}),
    response: contractValidation,
  }),
  confirmInstead: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation/conditions/:conditionId/confirmed-instead',
    ...onContract('confirmConditionInstead'),
    summary:
      'Confirm that a condition is met in the place of its validator, who has no access any more, and say why.',
    params,
    body: z.strictObject({ comment }),
    response: contractValidation,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/validation/conditions/:conditionId/rejected',
    ...onContract('rejectCondition'),
    summary: 'Say that a condition is not met yet, and what is missing: it is open again.',
    params,
    body: z.strictObject({ comment }),
    response: contractValidation,
  }),
}
