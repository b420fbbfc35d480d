import type {
  NoticeKind,
  NoticeMode,
  NoticeProof,
  NoticeSide,
} from '@tacite/domain/notices/notice-record.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'

export interface NewNotice {
  id: string
  contractId: string
  kind: NoticeKind
  givenBy: NoticeSide | null
  mode: NoticeMode | null
  endsOn: string | null
  appliesFrom: string | null
  proofs: readonly NoticeProof[]
}

/** Writes a notice with its first days into the register. */
export async function storeNotice(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  notice: NewNotice,
): Promise<void> {
  const now = clock.now()
  await db
    .insert('contract_notice', {
      id: notice.id,
      contract_id: notice.contractId,
      kind: notice.kind,
      given_by: notice.givenBy,
      mode: notice.mode,
      ends_on: notice.endsOn,
      applies_from: notice.appliesFrom,
      recorded_by: actor.personId,
      recorded_at: now,
    })
    .execute()
  for (const { kind, day } of notice.proofs)
    await db
      .insert('notice_proof', {
        id: newId(now),
        contract_id: notice.contractId,
        notice_id: notice.id,
        kind,
        day,
        recorded_by: actor.personId,
        recorded_at: now,
      })
      .execute()
}
