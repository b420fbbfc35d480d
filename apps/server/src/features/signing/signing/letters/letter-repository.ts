import { Refused } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { NoticeMode } from '@tacite/domain/notices/notice-record.ts'
import type { NoticeLetter } from '@tacite/api/lifecycle/notices-endpoints.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { readSignature, type SignatureRequest } from '../signature-repository.ts'

export interface LetterPlace {
  contractId: string
  noticeId: string
}

/** The written letter of a notice, and whether it can still be signed. */
export interface StoredLetter {
  locale: Locale
  content: NoticeLetter
  mode: NoticeMode | null
  sha256: string
  isCancelled: boolean
  /** A day of it is proved: it left as it was. */
  isSent: boolean
}

/** @throws Refused NOTICE_NOT_FOUND, NOTICE_WITHOUT_LETTER */
export async function readLetter(
  db: CompanyDatabase,
  { contractId, noticeId }: LetterPlace,
): Promise<StoredLetter> {
  const row = await db
    .select('contract_notice')
    .leftJoin('notice_letter as letter', (join) =>
      join
        .onRef('letter.company_id', '=', 'contract_notice.company_id')
        .onRef('letter.notice_id', '=', 'contract_notice.id'),
    )
    .where('contract_notice.contract_id', '=', contractId)
    .where('contract_notice.id', '=', noticeId)
    .select([
      'contract_notice.cancelled_on',
      'contract_notice.mode',
      'letter.locale',
      'letter.content',
      'letter.sha256',
    ])
    .select((one) =>
      one
        .exists(
          one
            .selectFrom('notice_proof as proof')
            .whereRef('proof.company_id', '=', 'contract_notice.company_id')
            .whereRef('proof.notice_id', '=', 'contract_notice.id')
            .where('proof.withdrawn_at', 'is', null)
            .select('proof.id'),
        )
        .as('is_sent'),
    )
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'NOTICE_NOT_FOUND')
  if (row.sha256 === null) throw new Refused('NOT_FOUND', 'NOTICE_WITHOUT_LETTER')
  return {
    locale: row.locale!,
    content: row.content as NoticeLetter,
    mode: row.mode,
    sha256: row.sha256,
    isCancelled: row.cancelled_on !== null,
    isSent: Boolean(row.is_sent),
  }
}

/** The signature of a letter that stands: asked for, or given. */
export async function letterSignature(
  db: CompanyDatabase,
  { contractId, noticeId }: LetterPlace,
): Promise<SignatureRequest | null> {
  const row = await db
    .select('signature_request')
    .where('signature_request.contract_id', '=', contractId)
    .where('signature_request.notice_id', '=', noticeId)
    .where('signature_request.state', '<>', 'cancelled')
    .select('signature_request.id')
    .executeTakeFirst()
  return row ? readSignature(db, row.id) : null
}
