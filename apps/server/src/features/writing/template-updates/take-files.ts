import { annexOf, type FileOffer } from '@tacite/document/template-updates/file-offers.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  attachStored,
  deleteAttachment,
  requireChange,
  requireRoom,
} from '../attachments/public.ts'
import type { ReadUpdate } from './read-update.query.ts'

/** Attaches what the newer version brings, and deletes, as a person would, what it no longer has. */
export async function takeFiles(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { offer, files, newer }: ReadUpdate,
  taken: ReadonlySet<string>,
): Promise<void> {
  const isTaken = (kind: FileOffer['kind'], id: string) =>
    offer.files.some((each) => each.kind === kind && each.id.endsWith(id) && taken.has(each.id))
  for (const file of files.base) {
    const attachmentId = isTaken('removed', file.id) && annexOf(files.contract, file)
    if (attachmentId) await deleteAttachment(deps, db, actor, { contractId, attachmentId })
  }
  const added = newer.files.filter(({ id }) => isTaken('added', id))
  if (added.length === 0) return
  await requireChange(db, actor, contractId, 'annex')
  requireRoom(files.contract.length + added.length)
  const now = deps.clock.now()
  await attachStored(
    deps,
    db,
    actor,
    added.map((file) => ({ ...file, id: newId(now), contractId })),
  )
}
