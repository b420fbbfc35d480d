import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { TermsOfContract } from '@tacite/document/content-format-2.ts'
import type { FieldValue } from '@tacite/document/field-definition.ts'
import { isTermVariable, termOfValue, valuesOfTerms } from '@tacite/document/terms-in-fields.ts'
import type { SystemFieldVariable } from '@tacite/domain/contracts/system-fields.ts'

/** The contract data that system fields read and write. */
export interface ContractCore {
  title: string
  reference: string
  amountInclTaxCents: number | null
  currency: string
  /** As its text names it: null while unknown, and in a text signed here (decision 0016). */
  signatureDate: string | null
  lifecycle: Partial<TermsOfContract>
  legalEntity: Party | null
  counterparty: Party | null
}

export interface Party {
  name: string
  siren: string | null
  address: string
}

/** What formulas read of the contract itself. */
export type ContractFigures = Pick<
  ContractCore,
  'amountInclTaxCents' | 'signatureDate' | 'lifecycle'
>

export type SystemFieldValues = Record<SystemFieldVariable, FieldValue | null>

/** The values of a contract's system fields, read from the contract itself. */
export function systemFieldValues(contract: ContractCore): SystemFieldValues {
  const { legalEntity, counterparty } = contract
  return {
    contract_title: contract.title,
    contract_reference: contract.reference,
    company_name: legalEntity?.name ?? null,
    company_siren: legalEntity?.siren ?? null,
    company_address: legalEntity?.address || null,
    counterparty_name: counterparty?.name ?? null,
    counterparty_siren: counterparty?.siren ?? null,
    counterparty_address: counterparty?.address || null,
    ...figureValues(contract),
  }
}

/** Its amount, its terms and the day of its signature, by the variables of their fields. */
export function figureValues({ amountInclTaxCents, signatureDate, lifecycle }: ContractFigures) {
  return {
    amount_incl_tax: amountInclTaxCents,
    ...valuesOfTerms(lifecycle),
    signature_date: signatureDate,
  }
}

/** What a form of fields may set on the contract itself; the parties and the reference have their own controls. */
export interface CoreChange {
  amountInclTaxCents?: number | null
  lifecycle?: Partial<LifecycleTerms>
}

/** The update for typed values of system fields; null for a field that cannot be typed. */
export function coreChange(
  variable: SystemFieldVariable,
  value: FieldValue | null,
): CoreChange | null {
  if (variable === 'amount_incl_tax')
    return { amountInclTaxCents: typeof value === 'number' ? value : null }
  return isTermVariable(variable) ? { lifecycle: termOfValue(variable, value) } : null
}
