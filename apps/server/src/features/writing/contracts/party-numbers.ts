import {
  businessNumberRefusals,
  writeBusinessNumbers,
} from '@tacite/domain/contacts/business-numbers.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'

/** The fields whose value, typed on one contract, is the SIREN of a party. */
const SIREN_FIELDS: readonly string[] = ['company_siren', 'counterparty_siren']

/** What is wrong with the numbers of parties typed on a contract: the rules are those of the parties' own forms. */
export function partyNumberRefusals(values: FieldValues): Refusal[] {
  return sirensOf(values).flatMap(([field, siren]) =>
    businessNumberRefusals(numbersOf(siren)).map((refusal) => ({ ...refusal, field })),
  )
}

/** These values with the numbers of parties as contracts print them. */
export function writePartyNumbers(values: FieldValues): FieldValues {
  const written = sirensOf(values).map(([field, siren]) => {
    return [field, writeBusinessNumbers(numbersOf(siren)).siren]
  })
  return { ...values, ...Object.fromEntries(written) }
}

function sirensOf(values: FieldValues): [string, string][] {
  return SIREN_FIELDS.flatMap((field): [string, string][] => {
    const value = values[field]
    return typeof value === 'string' && value !== '' ? [[field, value]] : []
  })
}

function numbersOf(siren: string) {
  return { siren, siret: '', vatNumber: '' }
}
