import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { StoredFile } from '../attachments/public.ts'

export type NewContract = BodyOf<typeof contractsEndpoints.create>

export type SignedStart = Extract<NewContract['from'], { kind: 'signed' }>

/** What a contract starts from. */
export interface Start {
  document: ContractDocument
  /** The language of its text; default: the company's. */
  locale?: Locale
  lifecycle: Partial<LifecycleTerms>
  /** It is signed already, on this day, by these people. */
  signed: { on: string; by: SignedStart['signatories'] } | null
  /** The template, in the version that it is made of. */
  template: {
    id: string
    version: number
    /** The variables that the counterparty answers later. */
    later?: ReadonlySet<string>
  } | null
  /** What it gets as annexes of its own; default: none. */
  files?: readonly StoredFile[]
  original: {
    sha256: string
    name: string
    active: ActiveContentOfFile
    copySha256: string | null
  } | null
}
