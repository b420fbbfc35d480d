import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import {
  freshTerms,
  lifecycleOf,
  type LifecycleDraft,
} from '../../../lifecycle/deadlines/public.ts'
import type { SignedUpload } from '../choices.ts'

type NewContractBody = BodyInputOf<typeof contractsEndpoints.create>
type SignedStart = Extract<NewContractBody['from'], { kind: 'signed' }>

/** Who is said to have signed. */
export interface SignatoryDraft {
  name: string
  side: 'company' | 'counterparty' | null
}

/** What is asked of a contract that was signed elsewhere, besides its details. */
export interface SignedDraft {
  upload: SignedUpload | null
  signatureDate: string | null
  signatories: SignatoryDraft[]
  terms: LifecycleDraft
}

export function freshSigned(): SignedDraft {
  return { upload: null, signatureDate: null, signatories: [], terms: freshTerms() }
}

/** The start of the request; lines without a name are no signatories. */
export function signedStart({
  upload,
  signatureDate,
  signatories,
  terms,
}: SignedDraft): SignedStart {
  return {
    kind: 'signed',
    uploadId: upload?._id ?? '',
    signatureDate: signatureDate ?? '',
    signatories: signatories
      .map(({ name, side }) => ({ name: name.trim(), side }))
      .filter(({ name }) => name !== ''),
    lifecycle: lifecycleOf(terms),
  }
}

/** A signed amendment of another contract: it has no life of its own, and says on its page what it changes. */
export function amending(body: NewContractBody, amends: string | null): NewContractBody {
  if (amends === null || body.from.kind !== 'signed') return body
  return { ...body, parentId: amends, from: { ...body.from, lifecycle: lifecycleOf(freshTerms()) } }
}
