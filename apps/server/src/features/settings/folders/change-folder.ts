import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { Folder, foldersEndpoints } from '@tacite/api/settings/folders-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { folderDetail } from './folder-detail.query.ts'

import { refuseTakenName, refuseUnknownChoice, requireFolder } from './folder-rules.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

export async function createFolder(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { name, parentFolderId, ownerId }: BodyOf<typeof foldersEndpoints.create>,
): Promise<Folder> {
  requireName(name)
  if (parentFolderId !== null) await requireFolder(db, parentFolderId)
  const id = newId(clock.now())
  await db
    .insert('folder', { id, name, parent_id: parentFolderId, owner_id: ownerId })
    .execute()
    .catch(refuseTakenName(name))
    .catch(refuseUnknownChoice('ownerId'))
  await events.record(db, namedEvent(actor, 'folder.created', { id, name }, { parentFolderId }))
  return folderDetail(db, actor, id)
}

export async function updateFolder(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  { name, ownerId }: BodyOf<typeof foldersEndpoints.update>,
): Promise<Folder> {
  const before = await requireFolder(db, folderId)
  requireName(name)
  await db
    .update('folder')
    .set({ name, owner_id: ownerId })
    .where('folder.id', '=', folderId)
    .execute()
    .catch(refuseTakenName(name))
    .catch(refuseUnknownChoice('ownerId'))
  const folder = { id: folderId, name }
  if (before.name !== name) await events.record(db, namedEvent(actor, 'folder.renamed', folder))
  if (before.owner_id !== ownerId)
    await events.record(db, namedEvent(actor, 'folder.ownerChanged', folder, { ownerId }))
  return folderDetail(db, actor, folderId)
}

function requireName(name: string): void {
  if (name === '') throw new Refused('RULE', { code: 'FOLDER_NAME_REQUIRED', field: 'name' })
  if (name.includes('/')) throw new Refused('RULE', { code: 'FOLDER_NAME_SLASH', field: 'name' })
}
