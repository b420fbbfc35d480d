import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * The PDF of a notice's letter, named after what it is.
 * @throws Refused NOTICE_WITHOUT_LETTER
 */
export async function letterFile(
  db: CompanyDatabase,
  { contractId, noticeId }: { contractId: string; noticeId: string },
  locale: Locale,
): Promise<{ sha256: string; name: string }> {
  const row = await db
    .select('contract_notice')
    .leftJoin('notice_letter as letter', (join) =>
      join
        .onRef('letter.company_id', '=', 'contract_notice.company_id')
        .onRef('letter.notice_id', '=', 'contract_notice.id'),
    )
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'contract_notice.company_id')
        .onRef('contract.id', '=', 'contract_notice.contract_id'),
    )
    .where('contract_notice.contract_id', '=', contractId)
    .where('contract_notice.id', '=', noticeId)
    .select(['letter.sha256', 'contract_notice.kind', 'contract.reference'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'NOTICE_NOT_FOUND')
  if (row.sha256 === null) throw new Refused('NOT_FOUND', 'NOTICE_WITHOUT_LETTER')
  const kind = createTranslator(locale)(`notices.kind.${row.kind}`)
  return { sha256: row.sha256, name: `${kind} ${row.reference}.pdf` }
}
