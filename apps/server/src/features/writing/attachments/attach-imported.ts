import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { attachmentEvent } from './attachment-event.ts'
import { attachmentName } from './file-name.ts'

/** A file that an import kept, as an annex of a contract. */
export interface ImportedAttachment {
  id: string
  contractId: string
  fileName: string
  mediaType: string
  sha256: string
  copySha256: string | null
  active: ActiveContentOfFile
  sizeBytes: number
  pages: number
}

/** Attaches files that the store already has, after those of their contracts, in a few statements for all of them. */
export async function attachImported(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  attachments: readonly ImportedAttachment[],
): Promise<void> {
  if (attachments.length === 0) return
  const now = clock.now()
  const contractIds = [...new Set(attachments.map(({ contractId }) => contractId))]
  const last = await lastPositions(db, contractIds)
  const positionOf = (contractId: string) => {
    last.set(contractId, (last.get(contractId) ?? 0) + 1)
    return last.get(contractId)!
  }
  const by = { created_by: actor.personId, created_at: now }
  await db
    .insert(
      'attachment',
      attachments.map(({ id, contractId, fileName }) => ({
        id,
        contract_id: contractId,
        kind: 'annex' as const,
        name: attachmentName(fileName),
        position: positionOf(contractId),
        ...by,
      })),
    )
    .execute()
  await db
    .insert(
      'attachment_version',
      attachments.map((each) => ({
        attachment_id: each.id,
        number: 1,
        sha256: each.sha256,
        copy_sha256: each.copySha256,
        active: JSON.stringify(each.active),
        file_name: each.fileName,
        media_type: each.mediaType,
        size_bytes: each.sizeBytes,
        page_count: each.pages,
        print_obstacle: each.mediaType === 'application/pdf' ? null : ('kind' as const),
        uploaded_by: actor.personId,
        uploaded_at: now,
      })),
    )
    .execute()
  await db
    .update('contract')
    .set({ updated_at: now })
    .where('contract.id', 'in', contractIds)
    .execute()
  await events.recordMany(
    db,
    attachments.map(({ id, contractId, fileName }) =>
      attachmentEvent(
        actor,
        'attachment.added',
        { contractId, attachmentId: id },
        { name: attachmentName(fileName) },
        { kind: 'annex' },
      ),
    ),
  )
}

async function lastPositions(
  db: CompanyDatabase,
  contractIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select('attachment')
    .where('attachment.contract_id', 'in', contractIds)
    .select(['attachment.contract_id', sql<number>`max(attachment.position)`.as('last')])
    .groupBy('attachment.contract_id')
    .execute()
  return new Map(rows.map((row) => [row.contract_id, row.last]))
}
