import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'
import { contractDetails, fieldValues } from '../writing/contract-form.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'
import { namedField } from './amended-value.ts'
import { contractDeadlines } from './deadlines-endpoints.ts'
import { lifecycle } from './stated-lifecycle.ts'

const day = z.iso.date()
const reason = z.string().trim().max(1000)

/** That the contract was performed after its end is recorded by an act of its own. */
const correctedDates = lifecycle.omit({ performedAfterEnd: true })

/** What a summary sheet shows of the transcription, apart from its dates. */
const correctedDetails = contractDetails.pick({
  reference: true,
  legalEntityId: true,
  counterpartyId: true,
  currency: true,
})

/** A value as it was or is: of a term, a detail (by its name) or a tagged field; null: none. */
const correctedValue = z.unknown()

const correction = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  changes: z.array(
    z.object({
      /** The name of a term or a detail; `values.` and the variable of a tagged field, or `rows:` and the key of a passage. */
      field: z.string(),
      ...namedField,
      before: correctedValue,
      after: correctedValue,
      /** Of an amount that an amendment states: its currency, and that of the amount before it. */
      currency: z.string().optional(),
      currencyBefore: z.string().optional(),
    }),
  ),
})
export type Correction = z.infer<typeof correction>

nameShapes({ Correction: correction, CorrectedDates: correctedDates })

export const correctionsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/corrections',
    ...onContract('read'),
    summary: 'The corrections of what was read from the signed document, newest first.',
    params: contractParams,
    query: z.strictObject(paging(10)),
    response: z.object({ value: z.array(correction), count: z.number().int() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/deadlines/changed',
    ...onContract('read'),
    summary:
      'What the deadlines would be with other dates, another type or counterparty; nothing is saved.',
    params: contractParams,
    body: z.strictObject({
      lifecycle: correctedDates.optional(),
      signatureDate: day.optional(),
      typeId: z.uuid().optional(),
      counterpartyId: z.uuid().nullable().optional(),
    }),
    response: contractDeadlines,
  }),
  correctDates: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/lifecycle/correction',
    ...onContract('correctTerms'),
    summary: 'Correct the dates read from a document signed elsewhere, with a reason.',
    params: contractParams,
    body: z.strictObject({ reason, lifecycle: correctedDates, signatureDate: day }),
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
  correctDetails: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/correction',
    ...onContract('correctTerms'),
    summary:
      'Correct the parties, the amount or other values read from a document signed elsewhere, with a reason.',
    params: contractParams,
    body: z.strictObject({
      reason,
      details: correctedDetails.default({}),
      values: fieldValues.default({}),
    }),
    response: z.object({ values: fieldValues }),
    revisionOf: 'contractId/fields',
  }),
  recordPerformance: endpoint({
    method: 'PUT',
    path: '/contracts3/:contractId/performed-after-end',
    ...onContract('recordPerformance'),
    summary: 'Record whether both sides went on performing the contract after its end.',
    params: contractParams,
    body: z.strictObject({ performed: z.boolean() }),
    response: contractDeadlines,
    revisionOf: 'contractId/lifecycle',
  }),
}
