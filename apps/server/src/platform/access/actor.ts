import type { Currency } from '@tacite/domain/contracts/currencies.ts'
import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/**
 * The acting person in a company with their current rights: a signed-in person, read again at every request so that a
 * change of role or status applies immediately, or the person on whose behalf a job acts.
 */
export interface Actor {
  companyId: string
  personId: string
  email: string
  firstName: string
  lastName: string
  locale: Locale
  role: { id: string; name: string }
  permissions: ReadonlySet<Permission>
  groupIds: readonly string[]
  /** Absent people who have named this person as their delegate today. */
  actsFor: readonly string[]
  /** The moment of the act: expiring rights are evaluated against it. */
  at: Date
  /** Settings that most calls need, read together with the session. */
  company: CompanySettings
}

export interface CompanySettings {
  name: string
  timeZone: string
  noticeWindowDays: number
  premium: boolean
  currency: Currency
}

/** A third party who came in through an invitation link: one contract, or questions about it, and nothing else. */
export type Guest = SigningGuest | ReadingGuest | AnsweringGuest

interface Outsider {
  companyId: string
  contractId: string
  locale: Locale
}

/** Invited to sign one document. */
export interface SigningGuest extends Outsider {
  kind: 'signature'
  signatoryId: string
}

/** A contract is shared with them. */
export interface ReadingGuest extends Outsider {
  kind: 'reading'
  shareId: string
}

/** Asked questions about a contract, which they do not read. */
export interface AnsweringGuest extends Outsider {
  kind: 'answering'
  questionnaireId: string
}
