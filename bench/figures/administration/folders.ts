import {
  deleteGrant,
  insertGrant,
} from '../../../apps/server/src/features/settings/folders/folder-grants.ts'
import { folderTree } from '../../../apps/server/src/features/settings/folders/folder-tree.query.ts'
import { putUnder } from '../../../apps/server/src/features/settings/folders/move-folder.ts'
import { previewFolderChange } from '../../../apps/server/src/features/settings/folders/preview-change.ts'
import { systemClock } from '../../../apps/server/src/platform/clock.ts'
import type { CompanyDatabase } from '../../../apps/server/src/platform/database/company-database.ts'
import { actorOf, type FilledCompany } from '../../measure/filled-company.ts'
import type { Figure } from '../../measure/figure.ts'
import { leastMs } from '../../measure/least-ms.ts'
import { FILED } from '../../seeding/fill-administration.ts'
import { SIZES } from '../../seeding/sizes.ts'

const ROUNDS = 8
const TO_EVERYONE = { to: { kind: 'everyone' }, grant: 'read' } as const
/** A write costs the same on a root with everything in it as on an empty leaf. */
const MOST_OF_A_LEAF = 2
/** A branch resolves its sixty folders, a leaf only itself. */
const MOST_OF_A_MOVED_LEAF = 3
/** The tree compared with its folders, and each filed contract counted once per folder, read from indexes. */
const MOST_OF_BARE_TREE = 2
/** The impact before and after, compared with reading each contract of the folder once with its owner. */
const MOST_OF_BARE_READING = 6

/** The cost of the tree, of a grant on a root of a hundred thousand contracts, of a move and of their previews. */
export async function folderFigures(company: FilledCompany, rootId: string): Promise<Figure[]> {
  const { administrator, client, companyId } = company
  const actor = actorOf(administrator)
  const leafId = await folderNamed(company, 'Feuille 1')
  const branchId = await folderNamed(company, 'Branche 2')
  const inCompany = (work: (db: CompanyDatabase) => Promise<unknown>) => () =>
    company.inCompany(companyId, work)
  const move = (folderId: string) => inCompany((db) => moveAndBack(db, actor, folderId, branchId))
  const preview = (folderId: string) =>
    inCompany((db) =>
      previewFolderChange({ clock: systemClock }, db, actor, folderId, {
        kind: 'grant',
        ...TO_EVERYONE,
      }),
    )
  const least = await leastMs(
    {
      tree: inCompany((db) => folderTree(db, actor)),
      bareTree: async () => {
        for (const query of BARE_TREE) await client.query(query, [companyId])
      },
      grant: inCompany((db) => grantAndTakeBack(db, actor, rootId)),
      grantOnLeaf: inCompany((db) => grantAndTakeBack(db, actor, leafId)),
      move: move(await folderNamed(company, 'Branche 1')),
      moveOfLeaf: move(leafId),
      preview: preview(rootId),
      previewOfLeaf: preview(leafId),
      bareReading: () => client.query(BARE_READING, [companyId, rootId]),
    },
    ROUNDS,
  )
  const ratio = (name: string, limit: number, [ms, bare]: readonly [number, number]): Figure => ({
    name: `administration: ${name}`,
    unit: 'times',
    limit,
    isGate: true,
    value: ms / bare,
    note: `${ms.toFixed(1)} ms, beside ${bare.toFixed(1)} ms`,
  })
  return [
    ratio(`tree of ${SIZES.folders} folders`, MOST_OF_BARE_TREE, [least.tree, least.bareTree]),
    ratio(`grant on a root of ${FILED} contracts`, MOST_OF_A_LEAF, [
      least.grant,
      least.grantOnLeaf,
    ]),
    ratio('move of a branch of sixty folders', MOST_OF_A_MOVED_LEAF, [
      least.move,
      least.moveOfLeaf,
    ]),
    ratio(`preview of that grant for ${SIZES.people} people`, MOST_OF_BARE_READING, [
      least.preview,
      least.bareReading,
    ]),
    {
      name: 'administration: preview of a grant on a leaf',
      unit: 'ms',
      isGate: false,
      value: least.previewOfLeaf,
    },
  ]
}

/** Folders in order; filed contracts per folder; and per contract, since one in several counts once. */
const BARE_TREE = [
  `select id, parent_id, name from folder where company_id = $1 order by name collate "und-x-icu", id`,
  'select folder_id, count(*) from contract_folder where company_id = $1 group by folder_id',
  'select count(*) from (select contract_id, array_agg(folder_id) from contract_folder where company_id = $1 group by contract_id) as filed',
]

const BARE_READING = `
  select count(*), count(distinct contract.owner_id) from contract_folder
  join contract on contract.company_id = contract_folder.company_id and contract.id = contract_folder.contract_id
  where contract_folder.company_id = $1 and contract_folder.folder_id = $2`

type Actor = Parameters<typeof insertGrant>[2]

async function grantAndTakeBack(
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
): Promise<void> {
  await insertGrant({ clock: systemClock }, db, actor, folderId, TO_EVERYONE)
  const { id } = await db
    .select('folder_grant')
    .where('folder_grant.folder_id', '=', folderId)
    .where('folder_grant.everyone', '=', true)
    .select('folder_grant.id')
    .executeTakeFirstOrThrow()
  await deleteGrant(db, folderId, id)
}

async function moveAndBack(
  db: CompanyDatabase,
  actor: Actor,
  folderId: string,
  toId: string,
): Promise<void> {
  const { parent_id: fromId } = await db
    .select('folder')
    .where('folder.id', '=', folderId)
    .select('folder.parent_id')
    .executeTakeFirstOrThrow()
  await putUnder(db, actor, folderId, toId)
  await putUnder(db, actor, folderId, fromId)
}

async function folderNamed({ client, companyId }: FilledCompany, name: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select id from folder where company_id = $1 and name = $2',
    [companyId, name],
  )
  return rows[0]!.id
}
