import type { Locale } from '@tacite/domain/locale.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The context of a signature: the title of what is signed, the company, the sender. */
export interface SignatureMailContext {
  /** The contract's; of a letter its subject. */
  title: string
  reference: string
  /** The language of what is signed. */
  locale: Locale
  company: string
  timeZone: string
  sender: { name: string; email: string }
}

export async function signatureMailContext(
  db: CompanyDatabase,
  requestId: string,
): Promise<SignatureMailContext> {
  const row = await db
    .select('signature_request')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'signature_request.company_id')
        .onRef('contract.id', '=', 'signature_request.contract_id'),
    )
    .innerJoin('text', (join) =>
      join
        .onRef('text.company_id', '=', 'contract.company_id')
        .onRef('text.id', '=', 'contract.text_id'),
    )
    .leftJoin('notice_letter as letter', (join) =>
      join
        .onRef('letter.company_id', '=', 'signature_request.company_id')
        .onRef('letter.notice_id', '=', 'signature_request.notice_id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'signature_request.company_id')
        .onRef('person.id', '=', 'signature_request.requested_by'),
    )
    .innerJoin('company', 'company.id', 'signature_request.company_id')
    .where('signature_request.id', '=', requestId)
    .select(['contract.title', 'contract.reference', 'text.locale', 'person.email'])
    .select([
      'letter.locale as letter_locale',
      sql<string | null>`letter.content ->> 'subject'`.as('subject'),
    ])
    .select(['company.name as company', 'company.time_zone'])
    .select(personName('person').as('sender'))
    .executeTakeFirstOrThrow()
  return {
    title: row.subject ?? row.title,
    reference: row.reference,
    locale: row.letter_locale ?? row.locale,
    company: row.company,
    timeZone: row.time_zone,
    sender: { name: row.sender, email: row.email },
  }
}
