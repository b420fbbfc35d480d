/**
 * The tagged fields whose value is contract data: typed once, on the contract, and live in its text. Their values are
 * never stored beside the contract; `source` says where they are read from.
 */
export const SYSTEM_FIELDS = [
  { variable: 'contract_title', type: 'text', source: 'title' },
  { variable: 'contract_reference', type: 'text', source: 'reference' },
  { variable: 'company_name', type: 'text', source: 'legalEntity.name' },
  { variable: 'company_siren', type: 'text', source: 'legalEntity.siren' },
  { variable: 'company_address', type: 'address', source: 'legalEntity.address' },
  { variable: 'counterparty_name', type: 'counterparty', source: 'counterparty.name' },
  { variable: 'counterparty_siren', type: 'text', source: 'counterparty.siren' },
  { variable: 'counterparty_address', type: 'address', source: 'counterparty.address' },
  { variable: 'amount_incl_tax', type: 'amount', source: 'amountInclTaxCents' },
  { variable: 'effective_date', type: 'date', source: 'lifecycle.effectiveDate' },
  { variable: 'duration', type: 'duration', source: 'lifecycle.duration' },
  { variable: 'tacit_renewal', type: 'yesNo', source: 'lifecycle.renewalType' },
  { variable: 'renewal_duration', type: 'duration', source: 'lifecycle.renewalDuration' },
  { variable: 'notice', type: 'duration', source: 'lifecycle.notice' },
  { variable: 'signature_date', type: 'date', source: 'signatureDate' },
] as const

/** The terms of a contract that are also values of its fields. */
export const TERMS_IN_FIELDS: readonly string[] = SYSTEM_FIELDS.flatMap(({ source }) =>
  source.startsWith('lifecycle.') ? [source.slice('lifecycle.'.length)] : [],
)

/** What every contract is asked for, whether its text names it or not. */
export const ASKED_OF_EVERY_CONTRACT: readonly string[] = ['amount_incl_tax']

export type SystemFieldVariable = (typeof SYSTEM_FIELDS)[number]['variable']

/** The parties’ particulars come from the parties, unless typed differently on one contract. */
const PARTY_PARTICULARS: readonly SystemFieldVariable[] = [
  'company_name',
  'company_siren',
  'company_address',
  'counterparty_name',
  'counterparty_siren',
  'counterparty_address',
]

/** Whether a value typed on the contract takes precedence over that of the party. */
export function isPartyParticular(variable: string): boolean {
  return PARTY_PARTICULARS.some((each) => each === variable)
}

/** The particulars of one of the two parties. */
export function particularsOf(party: 'counterparty' | 'legalEntity'): SystemFieldVariable[] {
  const prefix = party === 'counterparty' ? 'counterparty_' : 'company_'
  return PARTY_PARTICULARS.filter((variable) => variable.startsWith(prefix))
}

/** Whether a variable names contract data. */
export function isSystemField(variable: string): variable is SystemFieldVariable {
  return SYSTEM_FIELDS.some((field) => field.variable === variable)
}
