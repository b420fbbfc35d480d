import { MOST_COMPLETED_AT_ONCE } from '@tacite/domain/contracts/lacks.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nameShapes } from '../shape-names.ts'
import { changeReason } from '../writing/contract-form.ts'
import { reason } from '../writing/contracts-endpoints.ts'

const notCompleted = z.object({
  _id: z.uuid(),
  title: z.string(),
  reason,
})
export type NotCompleted = z.infer<typeof notCompleted>

nameShapes({ NotCompletedContract: notCompleted })

export const completionEndpoints = {
  complete: endpoint({
    method: 'POST',
    path: '/contracts3/completed',
    access: 'contracts3:update',
    summary:
      'Give several contracts an owner, a type, or a counterparty where they have none; those that cannot be changed are named.',
    body: z.strictObject({
      contractIds: z.array(z.uuid()).min(1).max(MOST_COMPLETED_AT_ONCE),
      ownerId: z.uuid().optional(),
      typeId: z.uuid().optional(),
      counterpartyId: z.uuid().optional(),
      /** Of signed contracts, whose transcription changes. */
      reason: changeReason.default(''),
    }),
    response: z.object({ done: z.array(z.uuid()), refused: z.array(notCompleted) }),
  }),
}
