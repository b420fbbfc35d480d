import type { ActiveContentOfFile } from '@tacite/api/writing/active-content.ts'
import type { PrintObstacle } from '@tacite/domain/attachments/printed-annexes.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { attachmentEvent } from './attachment-event.ts'

/** A file that the store has, as it was looked into when it was received. */
export interface StoredFile {
  name: string
  fileName: string
  mediaType: string
  /** As received, and the copy without active content, which counts where there is one. */
  sha256: string
  copySha256: string | null
  active: ActiveContentOfFile
  /** Of the file that counts. */
  sizeBytes: number
  pageCount: number
  printObstacle: PrintObstacle | null
}

/** The same as an annex of a contract. */
export interface StoredAnnex extends StoredFile {
  id: string
  contractId: string
}

/** Attaches files that the store already has, after those of their contracts, in a few statements for all of them. */
export async function attachStored(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  annexes: readonly StoredAnnex[],
): Promise<void> {
  if (annexes.length === 0) return
  const now = clock.now()
  const contractIds = [...new Set(annexes.map(({ contractId }) => contractId))]
  const last = await lastPositions(db, contractIds)
  const positionOf = (contractId: string) => {
    last.set(contractId, (last.get(contractId) ?? 0) + 1)
    return last.get(contractId)!
  }
  const by = { created_by: actor.personId, created_at: now }
  await db
    .insert(
      'attachment',
      annexes.map(({ id, contractId, name }) => ({
        id,
        contract_id: contractId,
        kind: 'annex' as const,
        name,
        position: positionOf(contractId),
        ...by,
      })),
    )
    .execute()
  await db
    .insert(
      'attachment_version',
      annexes.map((each) => ({
        attachment_id: each.id,
        number: 1,
        ...fileColumns(each),
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
    annexes.map(({ id, contractId, name }) =>
      attachmentEvent(
        actor,
        'attachment.added',
        { contractId, attachmentId: id },
        { name },
        { kind: 'annex' },
      ),
    ),
  )
}

/** The columns that say what a file is, wherever one is attached. */
export function fileColumns(file: Omit<StoredFile, 'name'>) {
  return {
    sha256: file.sha256,
    copy_sha256: file.copySha256,
    active: JSON.stringify(file.active),
    file_name: file.fileName,
    media_type: file.mediaType,
    size_bytes: file.sizeBytes,
    page_count: file.pageCount,
    print_obstacle: file.printObstacle,
  }
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
