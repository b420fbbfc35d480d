import { PROOF_KINDS } from '@tacite/domain/notices/notice-record.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { noticeParams } from './notices-endpoints.ts'
import { day } from './stated-lifecycle.ts'

const READING_STATES = ['reading', 'read', 'noText', 'notRead'] as const

/** The file of a proof, and the days found in its text: none is entered before a person confirms it. */
const proofReading = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** `reading`: a scan is being recognised; `notRead`: no PDF, or one that cannot be read. */
  state: z.enum(READING_STATES),
  /** Those whose words say what they prove first; with those of the pages read so far. */
  days: z.array(
    z.object({
      /** Null: the words beside it do not say. */
      kind: z.enum(PROOF_KINDS).nullable(),
      day,
      /** `10:12`, as written. */
      time: z.string().nullable(),
      sentence: z.string(),
      /** Its day and month may be swapped: both are listed. */
      isAmbiguous: z.boolean(),
    }),
  ),
  /** Pages that are not read: only the first ones are. */
  leftOut: z.number().int(),
})
export type ProofReading = z.infer<typeof proofReading>

nameShapes({ ProofReading: proofReading })

export const proofReadingsEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/notices/:noticeId/proof-readings',
    ...onContract('keepNotices'),
    summary: 'Upload the file of a proof and propose the days found in it; nothing is recorded.',
    params: noticeParams,
    upload: 'multipart',
    response: proofReading,
    status: 201,
    perMinute: 60,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/notices/:noticeId/proof-readings/:readingId',
    ...onContract('keepNotices'),
    summary: 'How far the reading of an uploaded proof is; for who uploaded it.',
    params: noticeParams.extend({ readingId: z.uuid() }),
    response: proofReading,
  }),
}
