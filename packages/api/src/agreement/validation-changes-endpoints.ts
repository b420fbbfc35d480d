import { PART_ASPECTS } from '@tacite/document/compare-parts.ts'
import { fieldTypes } from '@tacite/document/field-definition.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { contractParams } from '../writing/contracts-endpoints.ts'

/** A block or a section that differs, as far as the reader may see it. */
const partChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  part: z.enum(['block', 'section']),
  /** Its number now; of a removed one, its number then. */
  number: z.string(),
  title: z.string(),
  oldTitle: z.string().nullable(),
  /** Its words then and now; null where there are none, or where they are the same. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  isMoved: z.boolean(),
  aspects: z.array(z.enum(PART_ASPECTS)),
})

/** As `changes` of a correction: a term or a detail by its name, a field by `values.` and its variable. */
const valueChange = z.object({
  field: z.string(),
  label: z.string().nullable(),
  type: z.enum(fieldTypes).nullable(),
  before: z.unknown(),
  after: z.unknown(),
})

const attachmentChange = z.object({
  kind: z.enum(['added', 'removed', 'replaced', 'renamed', 'dated', 'moved']),
  name: z.string(),
  oldName: z.string().nullable(),
})

const changesSinceAcceptance = z.object({
  /** The reader's last acceptance of this contract, and the absent person that they took it for; null: there is none. */
  accepted: z.object({ at: z.iso.datetime(), insteadOf: z.string().nullable() }).nullable(),
  /** Whether the contract is what they accepted; `unknown`: nothing was kept of what it was; `altered`: what was kept no longer matches its hash. */
  content: z.enum(['same', 'changed', 'unknown', 'altered']).nullable(),
  parts: z.array(partChange),
  values: z.array(valueChange),
  attachments: z.array(attachmentChange),
  /** The currency of the amounts before and after. */
  currencies: z.object({ before: z.string(), after: z.string() }),
})
export type ChangesSinceAcceptance = z.infer<typeof changesSinceAcceptance>

nameShapes({
  PartChange: partChange,
  ValueChange: valueChange,
  AttachmentChange: attachmentChange,
  ChangesSinceAcceptance: changesSinceAcceptance,
})

export const validationChangesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/validation/changes',
    ...onContract('read'),
    summary:
      'What differs between the contract and the content that the reader last accepted, as far as they may see it.',
    params: contractParams,
    response: changesSinceAcceptance,
  }),
}
