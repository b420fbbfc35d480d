import type { PlainCompany } from '@tacite/domain/access/who-sees.ts'
import fc from 'fast-check'
import { drawerOf, drawnId, FOLDER_IDS, type Standing } from './random-company.ts'

type Grant = PlainCompany['folderGrants'][number]

/** A change that a person is about to make to the company. */
export type DrawnChange =
  | ({ kind: 'grant' } & Grant)
  | { kind: 'revocation'; index: number }
  | { kind: 'move'; folderId: string; parentFolderId: string | null }
  | { kind: 'members'; groupId: string; added: string[]; removed: string[] }

/** The call that previews it, and the resulting company; null: it would be refused. */
export interface Consequence {
  path: string
  body: object
  after: PlainCompany | null
}

/** A grant, a revocation, a move or a change of members. */
export function randomChange(standing: Standing): fc.Arbitrary<DrawnChange> {
  const folderId = fc.constantFrom(...FOLDER_IDS)
  const { toPerson, toGroup, personId } = drawerOf(standing)
  const to = fc.oneof(toPerson, toGroup, fc.constant({ kind: 'everyone' as const }))
  const grant = fc.constantFrom('read' as const, 'edit' as const)
  const members = fc.uniqueArray(personId, { maxLength: 3 })
  return fc.oneof(
    fc.record({ kind: fc.constant('grant' as const), folderId, to, grant }),
    fc.record({ kind: fc.constant('revocation' as const), index: fc.nat(3) }),
    fc.record({
      kind: fc.constant('move' as const),
      folderId,
      parentFolderId: fc.option(folderId, { freq: 4 }),
    }),
    fc.record({
      kind: fc.constant('members' as const),
      groupId: toGroup.map(({ id }) => id),
      added: members,
      removed: members,
    }),
  )
}

export function consequenceOf(company: PlainCompany, change: DrawnChange): Consequence {
  switch (change.kind) {
    case 'grant':
      return ofGrant(company, change)
    case 'revocation':
      return ofRevocation(company, change.index)
    case 'move':
      return ofMove(company, change)
    case 'members':
      return ofMembers(company, change)
  }
}

function ofGrant(company: PlainCompany, { folderId, to, grant }: Grant): Consequence {
  const holder =
    to.kind === 'everyone' ? {} : { [to.kind === 'person' ? 'personId' : 'groupId']: to.id }
  const same = company.folderGrants.some(
    (other) => other.folderId === folderId && JSON.stringify(other.to) === JSON.stringify(to),
  )
  return {
    path: `/tags/${folderId}/preview`,
    body: { change: { kind: 'grant', to: { kind: to.kind, ...holder }, grant } },
    after: same
      ? null
      : { ...company, folderGrants: [...company.folderGrants, { folderId, to, grant }] },
  }
}

/** Revoking a missing grant has no meaning: the closest change is a new one. */
function ofRevocation(company: PlainCompany, index: number): Consequence {
  const taken = company.folderGrants[index]
  if (!taken) return ofMove(company, { folderId: FOLDER_IDS[0]!, parentFolderId: null })
  return {
    path: `/tags/${taken.folderId}/preview`,
    body: { change: { kind: 'revocation', grantId: drawnId('d', index) } },
    after: { ...company, folderGrants: company.folderGrants.filter((grant) => grant !== taken) },
  }
}

function ofMove(
  company: PlainCompany,
  { folderId, parentFolderId }: { folderId: string; parentFolderId: string | null },
): Consequence {
  const parentOf = (id: string | null) =>
    company.folders.find((folder) => folder.id === id)?.parentId ?? null
  let isInside = false
  for (let above = parentFolderId; above !== null; above = parentOf(above))
    isInside ||= above === folderId
  const folders = company.folders.map((folder) =>
    folder.id === folderId ? { ...folder, parentId: parentFolderId } : folder,
  )
  return {
    path: `/tags/${folderId}/preview`,
    body: { change: { kind: 'move', parentFolderId } },
    after: isInside ? null : { ...company, folders },
  }
}

/** A person on both lists is added. */
function ofMembers(
  company: PlainCompany,
  { groupId, added, removed }: { groupId: string; added: string[]; removed: string[] },
): Consequence {
  const groups = company.groups.map((group) => {
    if (group.id !== groupId) return group
    const stay = group.memberIds.filter((id) => !removed.includes(id))
    return { ...group, memberIds: [...new Set([...stay, ...added])] }
  })
  return {
    path: `/groups/${groupId}/preview`,
    body: { addedPersonIds: added, removedPersonIds: removed },
    after: { ...company, groups },
  }
}
