import { READINESS_KINDS, SEVERITIES } from '@tacite/domain/readiness/readiness-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'

const finding = z.object({
  kind: z.enum([...READINESS_KINDS, 'textInvalid', 'signatoriesMissing', 'conditionOpen']),
  severity: z.enum(SEVERITIES),
  /** In the reader's language. */
  message: z.string(),
  /** Where it is put right; `id` is that of the section or block, or the variable of the field. */
  place: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['section', 'block', 'field']), id: z.string() }),
    z.object({ kind: z.literal('detail'), id: z.enum(['title', 'legalEntity', 'counterparty']) }),
    z.object({ kind: z.enum(['dates', 'signatories', 'validation', 'playbook']) }),
  ]),
})

const readiness = z.object({
  /** Blocking ones first; at most a hundred. */
  findings: z.array(finding),
  /** How many there are. */
  blocking: z.number().int(),
  warning: z.number().int(),
})
export type ReadinessPlace = z.infer<typeof finding>['place']
export type Readiness = z.infer<typeof readiness>

nameShapes({ Readiness: readiness, ReadinessFinding: finding })

export const readinessEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/readiness',
    ...onContract('readReadiness'),
    summary: 'What stands between a contract and its validation or signature, and where.',
    params: contractParams,
    response: readiness,
  }),
}
