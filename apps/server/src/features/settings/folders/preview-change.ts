import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  FolderChange,
  foldersEndpoints,
  AccessImpact,
} from '@tacite/api/settings/folders-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { computeAccessImpact, groupsBeyond } from '../../people/access/public.ts'
import { deleteGrant, insertGrant } from './folder-grants.ts'
import { requireFolder } from './folder-rules.ts'
import { putUnder } from './move-folder.ts'
import { nestedFolders } from './nested-folders.query.ts'

/**
 * Who would gain and who would lose access to how many contracts through a folder change; refused where the change
 * would be.
 */
export async function previewFolderChange(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  change: FolderChange,
): Promise<AccessImpact> {
  await requireFolder(db, folderId)
  const nested = await nestedFolders(db, folderId)
  const concerned = { folderIds: nested, groupIds: [] }
  const asked = { at: actor.at, locale: actor.locale, concerned }
  switch (change.kind) {
    case 'grant':
      return computeAccessImpact(db, {
        ...asked,
        change: () => insertGrant(deps, db, actor, folderId, change),
      })
    case 'revocation':
      return computeAccessImpact(db, {
        ...asked,
        change: () => deleteGrant(db, folderId, change.grantId),
      })
    case 'move':
      return computeAccessImpact(db, {
        ...asked,
        change: () => putUnder(db, actor, folderId, change.parentFolderId),
      })
    case 'removal':
      return computeAccessImpact(db, { ...asked, withoutFolders: nested })
  }
}

/**
 * The same for people joining or leaving a group: everything open to the group. Those who would wait for an
 * administrator gain nothing yet.
 */
export async function previewMembers(
  db: CompanyDatabase,
  actor: Actor,
  groupId: string,
  { addedPersonIds, removedPersonIds }: BodyOf<typeof foldersEndpoints.previewMembers>,
): Promise<AccessImpact> {
  const group = await db
    .select('person_group')
    .where('person_group.id', '=', groupId)
    .select('person_group.id')
    .executeTakeFirst()
  if (!group) throw new Refused('NOT_FOUND', 'GROUP_NOT_FOUND')
  await requirePeople(db, [...addedPersonIds, ...removedPersonIds])
  const isBeyond = (await groupsBeyond(db, actor, [groupId])).has(groupId)
  return computeAccessImpact(db, {
    at: actor.at,
    locale: actor.locale,
    concerned: { folderIds: await foldersOpenedTo(db, groupId), groupIds: [groupId] },
    change: async () => {
      if (removedPersonIds.length > 0)
        await db
          .delete('group_member')
          .where('group_member.group_id', '=', groupId)
          .where('group_member.person_id', 'in', removedPersonIds)
          .execute()
      if (addedPersonIds.length > 0 && !isBeyond)
        await db
          .insert(
            'group_member',
            addedPersonIds.map((personId) => ({ group_id: groupId, person_id: personId })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    },
  })
}

async function foldersOpenedTo(db: CompanyDatabase, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive opened (id) as (
      select folder_grant.folder_id from folder_grant
        where folder_grant.company_id = ${db.companyId} and folder_grant.group_id = ${groupId}
      union
      select folder.id from opened
        join folder on folder.company_id = ${db.companyId} and folder.parent_id = opened.id
    ) select opened.id from opened`.execute(db.tx)
  return rows.map(({ id }) => id)
}

async function requirePeople(db: CompanyDatabase, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const known = await db
    .select('person')
    .where('person.id', 'in', wanted)
    .select('person.id')
    .execute()
  if (known.length < wanted.length)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'addedPersonIds' })
}
