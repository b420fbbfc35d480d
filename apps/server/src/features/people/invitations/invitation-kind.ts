import type { InvitationKind } from '@tacite/domain/access/invitation-kinds.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'

/** The holder of a link, a device and a code: a signatory, a share with a third party, or a questionnaire. */
export interface InvitationHolder {
  kind: InvitationKind
  id: string
}

/** What a code opens: reading on a new device, or one signature. */
export type CodePurpose = 'open' | 'sign'

/** An external person, with the context of their mails and codes. */
export interface Invitee {
  holder: InvitationHolder
  name: string
  email: string
  locale: Locale
  company: string
  /** The contract's. */
  title: string
  /** Nothing is asked of them any more. */
  hasSigned: boolean
  /** What a code is bound to besides the person: it opens nothing else. */
  boundTo: readonly string[]
  /** Null where nothing is signed. */
  documentSha256: string | null
  wrongCode(
    purpose: CodePurpose,
    tries: number,
  ): NewEvent<'signature.wrongCode' | 'contract.shareWrongCode' | 'questionnaire.wrongCode'>
}

/** How each feature describes its guests: wired in `compose`, so that none knows the others. */
export interface InvitedKind {
  readInvitee(db: CompanyDatabase, id: string): Promise<Invitee>
  codeSent(db: CompanyDatabase, id: string): Promise<void>
  codeTyped(db: CompanyDatabase, id: string, ipAddress: string): Promise<void>
}

export type InvitedKinds = Record<InvitationKind, InvitedKind>

const COLUMNS = {
  signature: 'signatory_id',
  reading: 'share_id',
  answering: 'questionnaire_id',
} as const

type Holding = 'invitation_link' | 'guest_session' | 'signing_code'

/** The rows of a table that belong to one holder. */
export function hangsOn(table: Holding, { kind, id }: InvitationHolder): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${table}.${COLUMNS[kind]}`)} = ${id}`
}

/** The columns of a row that refer to its holder: all but one are null. */
export function holderColumns({ kind, id }: InvitationHolder): {
  signatory_id: string | null
  share_id: string | null
  questionnaire_id: string | null
} {
  return { signatory_id: null, share_id: null, questionnaire_id: null, [COLUMNS[kind]]: id }
}
