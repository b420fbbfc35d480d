import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'

export type NewContract = BodyOf<typeof contractsEndpoints.create>

export type SignedStart = Extract<NewContract['from'], { kind: 'signed' }>

/** What a contract starts from. */
export interface Start {
  document: ContractDocument
  lifecycle: Partial<LifecycleTerms>
  /** It is signed already, on this day, by these people. */
  signed: { on: string; by: SignedStart['signatories'] } | null
  templateId: string | null
  original: {
    sha256: string
    name: string
    active: ActiveContentOfFile
    copySha256: string | null
  } | null
}
