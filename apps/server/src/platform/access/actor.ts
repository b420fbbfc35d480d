import type { Permission } from '@tacite/domain/access/permissions.ts'
import type { Locale } from '@tacite/domain/locale.ts'

/**
 * Who acts in a company, with their rights at that moment: a person who is signed in, read again at every request, so that a
 * change of role or status acts at once; or one for whom a job acts.
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
  /** Those who are away and have named this person to act for them today. */
  actsFor: readonly string[]
  /** The moment of the act: rights that end are asked at it. */
  at: Date
  /** The settings that most calls need, read with the session. */
  company: CompanySettings
}

export interface CompanySettings {
  name: string
  timeZone: string
  noticeWindowDays: number
  premium: boolean
}

/** A third party who came by an invitation link: one contract, and nothing else. */
export type Guest = SigningGuest | ReadingGuest

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
