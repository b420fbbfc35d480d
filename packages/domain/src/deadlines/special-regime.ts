import type { IsoDay } from '../calendar/iso-day.ts'

/** Regimes of French law that add to the contract's own clauses (R16). */
export type SpecialRegime =
  /** C. conso. L215-1; `informedOn`: when the consumer was informed of the coming limit. */
  | { kind: 'consumer'; informedOn: IsoDay | null }
  /** C. assur. L113-12 and L113-15-1; `reminderPostedOn`: postmark of the reminder. */
  | { kind: 'insurance'; privatePerson: boolean; reminderPostedOn: IsoDay | null }
  /** C. com. L145-4 and L145-9; the tenant's exit every three years can be excluded where the law lets it. */
  | { kind: 'commercialLease'; excludesTriennialExit: boolean }

/** What a person states of a regime. */
export interface RegimeTerms {
  /** The lease excludes the tenant's exit every three years. */
  excludesTriennialExit?: boolean | undefined
  /** When the consumer was informed of the coming limit. */
  informedOn?: IsoDay | null | undefined
  /** Postmark of the insurance reminder. */
  reminderPostedOn?: IsoDay | null | undefined
}

/** A regime with what the contract states of it. */
export function statedRegime(
  regime: SpecialRegime | null,
  stated: RegimeTerms,
): SpecialRegime | null {
  switch (regime?.kind) {
    case 'commercialLease':
      return { ...regime, excludesTriennialExit: stated.excludesTriennialExit ?? false }
    case 'consumer':
      return { ...regime, informedOn: stated.informedOn ?? regime.informedOn }
    case 'insurance':
      return { ...regime, reminderPostedOn: stated.reminderPostedOn ?? regime.reminderPostedOn }
    case undefined:
      return null
  }
}

/** The subject of a contract type, as set on the type by an administrator. */
export type ContractNature = 'ordinary' | 'insurance' | 'commercialLease'

export type CounterpartyKind = 'professional' | 'nonProfessional' | 'privatePerson'

/**
 * The regime that a contract type and a counterparty kind switch on; `null` between professionals
 * unless the type itself is special. Insurance has its own rule in place of L215-1; L215-3 gives
 * L215-1 to non-professionals too.
 *
 * @example regimeFor('ordinary', 'professional') // null
 */
export function regimeFor(
  nature: ContractNature,
  counterparty: CounterpartyKind,
): SpecialRegime | null {
  switch (nature) {
    case 'commercialLease':
      return { kind: 'commercialLease', excludesTriennialExit: false }
    case 'insurance':
      return {
        kind: 'insurance',
        privatePerson: counterparty === 'privatePerson',
        reminderPostedOn: null,
      }
    case 'ordinary':
      return counterparty === 'professional' ? null : { kind: 'consumer', informedOn: null }
  }
}

/** The kinds of contracts with special deadlines, as named by a contract type. */
export const REGIMES = ['consumer', 'insurance', 'commercialLease'] as const
