import { EVIDENCE_FIELDS } from '@tacite/domain/evidence/contract-evidence.ts'
import { FINDERS } from '@tacite/domain/evidence/finders.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { wholeNumber } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'

/** A fraction of the page's width or height, from 0 to 1, from its top left corner. */
export const box = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})

const evidence = z.object({
  /** Its number within the contract. */
  position: z.number().int(),
  field: z.enum(EVIDENCE_FIELDS),
  /** The contract has it as a value; false: only its text states it. */
  isValue: z.boolean(),
  /** Another value stands in the contract since. */
  isCorrected: z.boolean(),
  page: z.number().int(),
  /** Its own words. */
  quote: z.string(),
  /** Those around them, on one line. */
  sentence: z.string(),
  /** How often such a value is right, from 0 to 1. */
  confidence: z.number(),
  foundBy: z.enum(FINDERS),
  /** Who typed or accepted it; null: it was taken from the text. */
  acceptedBy: z.string().nullable(),
  /** The document that was read is the signed one: its page can be shown. */
  isInDocument: z.boolean(),
})
export type ContractEvidence = z.infer<typeof evidence>

nameShapes({ ContractEvidence: evidence })

export const evidenceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/evidence',
    ...onContract('read'),
    summary:
      'Where the values of an imported contract stand in its signed document, and what its text states besides.',
    params: contractParams,
    response: z.object({ value: z.array(evidence) }),
  }),
  place: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/evidence/:position',
    ...onContract('read'),
    transaction: 'none',
    summary: 'A value with its sentence, and where both are printed on their page.',
    params: contractParams.extend({ position: wholeNumber(0, 10_000) }),
    response: evidence.extend({
      boxes: z.object({
        /** One a line. */
        sentence: z.array(box),
        value: z.array(box),
      }),
    }),
    perMinute: 240,
  }),
}
