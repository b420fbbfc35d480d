/** What a contract of this kind is called; the rest is `other`. */
export const CONTRACT_TYPES = [
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
export type ContractType = (typeof CONTRACT_TYPES)[number]

export const RENEWALS = ['none', 'tacit', 'withAgreement', 'withNotice'] as const
export const NOTICE_FORMS = [
  'registered',
  'electronicRegistered',
  'email',
  'handDelivery',
  'bailiff',
  'written',
] as const
export const UNITS = ['years', 'months', 'weeks', 'days'] as const

export interface Period {
  count: number
  unit: (typeof UNITS)[number]
}

/** The normal form of each labelled fact. */
export interface FactValues {
  title: string
  contractType: ContractType
  /** Legal name as written. */
  party: string
  siren: string
  siret: string
  vat: string
  /** YYYY-MM-DD, like the two below. */
  signatureDate: string
  effectiveDate: string
  endDate: string
  duration: Period | 'indefinite'
  renewal: (typeof RENEWALS)[number]
  renewalDuration: Period
  maxRenewals: number
  /** Of non-renewal; of an indefinite contract, that of its termination. */
  notice: Period
  noticeForm: (typeof NOTICE_FORMS)[number]
  /** Notice of an exit for convenience during the term. */
  earlyExit: Period
  /** Country or state, in English. */
  governingLaw: string
  /** City of the court. */
  court: string
  /** A stated total including tax, or one to which no tax applies. */
  amountInclTaxCents: number
  /** ISO 4217. */
  currency: string
  paymentDays: number
  priceIndex: string
  liabilityCapCents: number
  confidentialityTerm: Period
  /** Of a party's seat. */
  address: string
  /** Name of a person. */
  representative: string
}

export type Fact = keyof FactValues
export type FactValue = FactValues[Fact]

/** Whether a value has the normal form of its field. */
export const NORMAL_FORMS: { [F in Fact]: (value: unknown) => boolean } = {
  title: isLine,
  contractType: isOneOf(CONTRACT_TYPES),
  party: isLine,
  siren: matches(/^\d{9}$/),
  siret: matches(/^\d{14}$/),
  vat: matches(/^[A-Z]{2}[A-Z0-9]{2,13}$/),
  signatureDate: isDay,
  effectiveDate: isDay,
  endDate: isDay,
  duration: (value) => value === 'indefinite' || isPeriod(value),
  renewal: isOneOf(RENEWALS),
  renewalDuration: isPeriod,
  maxRenewals: isCount,
  notice: isPeriod,
  noticeForm: isOneOf(NOTICE_FORMS),
  earlyExit: isPeriod,
  governingLaw: isLine,
  court: isLine,
  amountInclTaxCents: isCount,
  currency: matches(/^[A-Z]{3}$/),
  paymentDays: isCount,
  priceIndex: isLine,
  liabilityCapCents: isCount,
  confidentialityTerm: isPeriod,
  address: isLine,
  representative: isLine,
}

export const FACTS = Object.keys(NORMAL_FORMS) as Fact[]

function matches(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value)
}

function isOneOf(names: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && names.includes(value)
}

/** Single spaces, none around. */
function isLine(value: unknown): boolean {
  return typeof value === 'string' && /^\S+(?: \S+)*$/.test(value)
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isPeriod(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { count, unit, ...rest } = value as Record<string, unknown>
  const isKnown = isOneOf(UNITS)(unit) && Object.keys(rest).length === 0
  return isKnown && typeof count === 'number' && count > 0
}
