import type { IsoDay } from '../calendar/iso-day.ts'
import type { Currency } from '../contracts/currencies.ts'
import type { Span } from '../deadlines/contract-duration.ts'
import type { RenewalType } from '../deadlines/renewal-conditions.ts'

/** What a contract is, as its title and its first sentences name it. */
export const CONTRACT_KINDS = [
  'services',
  'maintenance',
  'lease',
  'residentialLease',
  'confidentiality',
  'licence',
  'saas',
  'hosting',
  'employment',
  'insurance',
  'partnership',
  'sponsoring',
  'supply',
  'purchaseConditions',
  'salesConditions',
  'publicContract',
  'other',
] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** How the contract wants a notice to be given. */
export type NoticeForm =
  | 'registered'
  | 'electronicRegistered'
  | 'email'
  | 'handDelivery'
  | 'bailiff'
  | 'written'

/** The normal form of each value that the rules look for. */
export interface ExtractedValues {
  title: string
  contractType: ContractKind
  /** The legal name as written; one value a party. */
  party: string
  /** Nine digits. */
  siren: string
  /** Fourteen digits. */
  siret: string
  /** Country and number, without spaces. */
  vat: string
  signatureDate: IsoDay
  effectiveDate: IsoDay
  /** The last day in force. */
  endDate: IsoDay
  duration: Span | 'indefinite'
  renewal: RenewalType
  renewalDuration: Span
  maxRenewals: number
  /** Of non-renewal; of a contract without an end, that of its termination. */
  notice: Span
  noticeForm: NoticeForm
  /** The notice of an exit during the term, without a reason. */
  earlyExit: Span
  /** Country or state, in English. */
  governingLaw: string
  /** The city of the court. */
  court: string
  amountInclTaxCents: number
  currency: Currency
  paymentDays: number
  priceIndex: string
  liabilityCapCents: number
  confidentialityTerm: Span
  /** Of a party's seat. */
  address: string
  /** The person who signs for a party. */
  representative: string
}

export type ExtractedField = keyof ExtractedValues
