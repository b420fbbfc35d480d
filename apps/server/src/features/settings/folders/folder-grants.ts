import type { Folder, FolderGrantKind, Holder } from '@tacite/api/settings/folders-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { refuseBroken } from '../../../platform/database/broken-constraint.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { notifyClients, notifyCompany } from '../../../platform/live/change-feed.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { folderDetail } from './folder-detail.query.ts'

import { refuseUnknownChoice, requireFolder } from './folder-rules.ts'
import { requireMayGive } from './may-grant.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface NewGrant {
  to: Holder
  grant: FolderGrantKind
}

/** Grants access to a folder: one row, whatever is filed in it. */
export async function addGrant(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  given: NewGrant,
): Promise<Folder> {
  const folder = await requireFolder(db, folderId)
  await insertGrant(deps, db, actor, folderId, given)
  const detail = await folderDetail(db, actor, folderId)
  const { to, grant } = given
  const holder = detail.grants.find((each) => each.holder?._id === idOf(to))?.holder?.name
  await deps.events.record(db, {
    type: 'folder.granted',
    actor: eventActor(actor),
    objectId: folderId,
    payload: { grant, to: to.kind },
    personal: personalWords(folder, holder),
  })
  await tell(db, to.kind === 'person' ? to.personId : null)
  return detail
}

/** The grant alone, with its rules: also used to preview its effect. */
export async function insertGrant(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  { to, grant }: NewGrant,
): Promise<void> {
  await requireMayGive(db, actor, folderId, { grant })
  await db
    .insert('folder_grant', {
      id: newId(clock.now()),
      folder_id: folderId,
      grant,
      person_id: to.kind === 'person' ? to.personId : null,
      group_id: to.kind === 'group' ? to.groupId : null,
      everyone: to.kind === 'everyone',
    })
    .execute()
    .catch(refuseBroken('folder_grant_holder', { code: 'FOLDER_GRANT_EXISTS', field: 'to' }))
    .catch(refuseUnknownChoice('to'))
}

export async function changeGrant(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { folderId, grantId }: { folderId: string; grantId: string },
  grant: FolderGrantKind,
): Promise<Folder> {
  const folder = await requireFolder(db, folderId)
  const before = await requireGrant(db, folderId, grantId)
  await requireMayGive(db, actor, folderId, { grant })
  await db.update('folder_grant').set({ grant }).where('folder_grant.id', '=', grantId).execute()
  const detail = await folderDetail(db, actor, folderId)
  if (before.grant === grant) return detail
  const given = detail.grants.find(({ _id }) => _id === grantId)
  await events.record(db, {
    type: 'folder.grantChanged',
    actor: eventActor(actor),
    objectId: folderId,
    payload: { grant, formerGrant: before.grant, to: given!.kind },
    personal: personalWords(folder, given!.holder?.name),
  })
  await tell(db, before.person_id)
  return detail
}

export async function revokeGrant(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { folderId, grantId }: { folderId: string; grantId: string },
): Promise<Folder> {
  const folder = await requireFolder(db, folderId)
  const { grants } = await folderDetail(db, actor, folderId)
  const { person_id, grant } = await deleteGrant(db, folderId, grantId)
  const revoked = grants.find(({ _id }) => _id === grantId)
  await events.record(db, {
    type: 'folder.revoked',
    actor: eventActor(actor),
    objectId: folderId,
    payload: { grant, to: revoked!.kind },
    personal: personalWords(folder, revoked!.holder?.name),
  })
  await tell(db, person_id)
  return folderDetail(db, actor, folderId)
}

/** The revocation alone: also used to preview its effect. */
export async function deleteGrant(db: CompanyDatabase, folderId: string, grantId: string) {
  const grant = await requireGrant(db, folderId, grantId)
  await db.delete('folder_grant').where('folder_grant.id', '=', grantId).execute()
  return grant
}

async function requireGrant(db: CompanyDatabase, folderId: string, grantId: string) {
  const grant = await db
    .select('folder_grant')
    .where('folder_grant.id', '=', grantId)
    .where('folder_grant.folder_id', '=', folderId)
    .select(['folder_grant.grant', 'folder_grant.person_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!grant) throw new Refused('NOT_FOUND', 'FOLDER_GRANT_NOT_FOUND')
  return grant
}

function idOf(to: Holder): string | undefined {
  return to.kind === 'person' ? to.personId : to.kind === 'group' ? to.groupId : undefined
}

/** Rights change immediately, on open pages too; those of a group or everyone are announced to all. */
function tell(db: CompanyDatabase, personId: string | null): Promise<void> {
  const news = { topic: 'access' } as const
  return personId === null ? notifyCompany(db, news) : notifyClients(db, [personId], news)
}

function personalWords(
  { name }: { name: string },
  holder: string | undefined,
): Record<string, string> {
  return holder === undefined ? { label: name } : { label: name, holder }
}
