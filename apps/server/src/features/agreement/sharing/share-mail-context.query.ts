import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The context of a share: the contract's title, the company and its time zone, who shared it. */
export interface ShareMailContext {
  title: string
  reference: string
  /** The contract's language. */
  locale: Locale
  company: string
  timeZone: string
  sender: string
}

export async function shareMailContext(
  db: CompanyDatabase,
  contractId: string,
  sharedBy: string,
): Promise<ShareMailContext> {
  const { time_zone: timeZone, ...frame } = await db
    .select('contract')
    .innerJoin('text', (join) =>
      join
        .onRef('text.company_id', '=', 'contract.company_id')
        .onRef('text.id', '=', 'contract.text_id'),
    )
    .innerJoin('company', 'company.id', 'contract.company_id')
    .innerJoin('person', (join) => join.onRef('person.company_id', '=', 'contract.company_id'))
    .where('contract.id', '=', contractId)
    .where('person.id', '=', sharedBy)
    .select(['contract.title', 'contract.reference', 'text.locale'])
    .select(['company.name as company', 'company.time_zone'])
    .select(personName('person').as('sender'))
    .executeTakeFirstOrThrow()
  return { ...frame, timeZone }
}
