import type {
  NoticeKind,
  NoticeMode,
  NoticeProof,
  NoticeRecord,
  NoticeSide,
  ProofKind,
} from '@tacite/domain/notices/notice-record.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface StoredNotice extends NoticeRecord {
  kind: NoticeKind
  givenBy: NoticeSide | null
  mode: NoticeMode | null
}

/** The notices of a contract in the order in which they were recorded, each with the proofs that stand. */
export async function readNotices(
  db: CompanyDatabase,
  contractId: string,
): Promise<StoredNotice[]> {
  const rows = await db
    .select('contract_notice')
    .leftJoin('notice_letter', (join) =>
      join
        .onRef('notice_letter.company_id', '=', 'contract_notice.company_id')
        .onRef('notice_letter.notice_id', '=', 'contract_notice.id'),
    )
    .where('contract_notice.contract_id', '=', contractId)
    .select(['contract_notice.id', 'contract_notice.kind', 'contract_notice.ends_on'])
    .select(['contract_notice.given_by', 'contract_notice.mode', 'contract_notice.cancelled_on'])
    .select('notice_letter.notice_id as written_id')
    .orderBy('contract_notice.recorded_at')
    .orderBy('contract_notice.id')
    .execute()
  const proofs = await db
    .select('notice_proof')
    .where('notice_proof.contract_id', '=', contractId)
    .where('notice_proof.notice_id', 'is not', null)
    .$narrowType<{ kind: ProofKind }>()
    .where('notice_proof.withdrawn_at', 'is', null)
    .select(['notice_proof.notice_id', 'notice_proof.kind', 'notice_proof.day'])
    .orderBy('notice_proof.day')
    .orderBy('notice_proof.id')
    .execute()
  return rows.map(({ id, ...row }) => ({
    id,
    kind: row.kind,
    givenBy: row.given_by,
    mode: row.mode,
    endsOn: row.ends_on,
    cancelledOn: row.cancelled_on,
    isWritten: row.written_id !== null,
    proofs: proofs.flatMap(({ notice_id, kind: of, day }) =>
      notice_id === id && of !== null ? [{ kind: of, day }] : [],
    ),
  }))
}

/** @throws Refused NOTICE_NOT_FOUND; NOTICE_IS_CANCELLED for one that no longer changes */
export async function requireNotice(
  db: CompanyDatabase,
  { contractId, noticeId }: { contractId: string; noticeId: string },
): Promise<StoredNotice> {
  const notice = (await readNotices(db, contractId)).find(({ id }) => id === noticeId)
  if (!notice) throw new Refused('NOT_FOUND', 'NOTICE_NOT_FOUND')
  if (notice.cancelledOn !== null) throw new Refused('STATE', 'NOTICE_IS_CANCELLED')
  return notice
}

/** A proof of a day, without a file. */
export function proofsOf(days: Partial<Record<ProofKind, string | null>>): NoticeProof[] {
  return (Object.entries(days) as [ProofKind, string | null][]).flatMap(([kind, day]) =>
    day === null ? [] : [{ kind, day }],
  )
}

/** Takes into the register what only the lifecycle of these contracts knows. */
export async function adoptNotices(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<void> {
  await sql`select adopt_notices(${db.companyId}, ${[...contractIds]}::uuid[])`.execute(db.tx)
}
