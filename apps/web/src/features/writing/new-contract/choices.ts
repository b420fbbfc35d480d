import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import type { signedUploadsEndpoints } from '@tacite/api/writing/signed-uploads-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { ChoiceOf } from '../../../platform/choices/choice-queries.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'

/** The initial data of the form, from the server. */
export type FormStart = ResponseOf<typeof contractsEndpoints.choices>
export type Template = ChoiceOf<'templates'>
export type Party = ChoiceOf<'counterparties'>
export type TaggedField = FormStart['fields'][number]

/** The same with the particulars of the chosen parties, which the text shows, and the chosen template. */
export interface Choices extends FormStart {
  template: Template | null
  counterparty: Party | null
  legalEntity: Party | null
}

/** The values of tagged fields by variable; null: emptied. */
export type WireValues = Template['values']
export type WireValue = WireValues[string]

/** The server's reading of an uploaded file. */
export type Upload = ResponseOf<typeof contractsEndpoints.upload>

/** A PDF that was signed elsewhere, as the server keeps it. */
export type SignedUpload = ResponseOf<typeof signedUploadsEndpoints.upload>

export type TemplateText = { _id: string; title: string; document: ContractDocument }
