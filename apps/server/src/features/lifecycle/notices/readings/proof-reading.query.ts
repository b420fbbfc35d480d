import type { ProofReading } from '@tacite/api/lifecycle/proof-readings-endpoints.ts'
import { proofDays } from '@tacite/domain/notices/proof-days.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { todayOf } from '../../deadlines/public.ts'
import type { ProofPlace } from '../prove-notice.ts'

export type ReadingPlace = ProofPlace & { readingId: string }

/** An uploaded proof as far as it is read, with the days found in it. */
export async function proofReading(
  db: CompanyDatabase,
  actor: Actor,
  place: ReadingPlace,
): Promise<ProofReading> {
  const row = await requireReading(db, actor, place)
  return {
    _id: place.readingId,
    name: row.file_name,
    state: row.state,
    days: proofDays(row.body, todayOf(actor)),
    leftOut: row.left_out,
  }
}

/**
 * The uploaded file becomes that of a proof; returns the columns that name it.
 * @throws Refused PROOF_READING_NOT_FOUND
 */
export async function takeReading(db: CompanyDatabase, actor: Actor, place: ReadingPlace) {
  const row = await requireReading(db, actor, place)
  // Of two clicks, the second one waits here for the first.
  const { numDeletedRows } = await db
    .delete('proof_reading')
    .where('proof_reading.id', '=', place.readingId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refused('NOT_FOUND', 'PROOF_READING_NOT_FOUND')
  const { sha256, copy_sha256, file_name, media_type, size_bytes } = row
  return { sha256, copy_sha256, file_name, media_type, size_bytes }
}

/** For whoever uploaded it, until it is a proof. */
async function requireReading(
  db: CompanyDatabase,
  { personId }: Actor,
  { contractId, noticeId, readingId }: ReadingPlace,
) {
  const row = await db
    .select('proof_reading')
    .where('proof_reading.id', '=', readingId)
    .where('proof_reading.contract_id', '=', contractId)
    .where('proof_reading.notice_id', '=', noticeId)
    .where('proof_reading.uploaded_by', '=', personId)
    .select(['state', 'body', 'left_out'])
    .select(['sha256', 'copy_sha256', 'file_name', 'media_type', 'size_bytes'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'PROOF_READING_NOT_FOUND')
  return row
}
