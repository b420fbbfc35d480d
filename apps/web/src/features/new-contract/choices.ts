import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'

/** What the form offers, as the server says. */
export type Choices = ResponseOf<typeof contractsEndpoints.choices>
export type Template = Choices['templates'][number]
export type Party = Choices['counterparties'][number]
export type TaggedField = Choices['fields'][number]
/** The values of tagged fields by variable; null: emptied. */
export type WireValues = Template['values']
export type WireValue = WireValues[string]

/** What the server has read of an uploaded file. */
export type Upload = ResponseOf<typeof contractsEndpoints.upload>

export type TemplateText = { _id: string; title: string; document: ContractDocument }
