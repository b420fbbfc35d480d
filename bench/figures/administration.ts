import { deleteGrant, insertGrant } from '../../apps/server/src/features/folders/folder-grants.ts'
import { folderTree } from '../../apps/server/src/features/folders/folder-tree.query.ts'
import { groupRows } from '../../apps/server/src/features/groups/groups.query.ts'
import { contractTypes } from '../../apps/server/src/features/library/contract-type-list.query.ts'
import { peoplePage } from '../../apps/server/src/features/people/people-list.query.ts'
import { roleRows } from '../../apps/server/src/features/roles/roles.query.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { CompanyDatabase } from '../../apps/server/src/platform/database/company-database.ts'
import type { FilledCompany } from '../measure/filled-company.ts'
import type { Figure } from '../measure/figure.ts'
import { leastMs } from '../measure/least-ms.ts'
import { fillAdministration, SIZES } from '../seeding/fill-administration.ts'

const ROUNDS = 25
/** Times the same rows, counted and sorted with nothing beside them. */
const LIMIT = 2
const PAGE = { $top: 20, $skip: 0, search: '' }

type Work = (db: CompanyDatabase) => Promise<unknown>

/** The first page of each list of administration, against the same rows counted and sorted with nothing beside them. */
export async function administrationFigures(company: FilledCompany): Promise<Figure[]> {
  const { administrator, companyId, client } = company
  const { rootFolderId } = await fillAdministration(client, companyId)
  const lists: Record<string, { list: Work; table: string; key: string }> = {
    [`${SIZES.people} people`]: {
      list: (db) => peoplePage(db, administrator, { ...PAGE, $orderby: 'name asc' }),
      ...{ table: 'person', key: `last_name || ' ' || first_name` },
    },
    [`${SIZES.groups} groups`]: {
      list: (db) => groupRows(db, administrator, { ...PAGE, $orderby: 'name asc' }),
      ...{ table: 'person_group', key: 'name' },
    },
    [`${SIZES.roles} roles`]: {
      list: (db) => roleRows(db, administrator, { ...PAGE, $orderby: 'name asc' }),
      ...{ table: 'role', key: 'name' },
    },
    'contract types': {
      list: (db) => contractTypes(db, 'fr', PAGE),
      ...{ table: 'contract_type', key: 'title' },
    },
  }
  const figures: Figure[] = []
  for (const [name, { list, table, key }] of Object.entries(lists)) {
    const least = await leastMs(
      { list: inCompany(company, list), bare: () => bareList(company, { table, key }) },
      ROUNDS,
    )
    figures.push({
      ...{ name: `administration: ${name}, first page`, unit: 'times', limit: LIMIT, isGate: true },
      ...{ value: least.list / least.bare, note: `${least.list.toFixed(1)} ms` },
    })
  }
  return [...figures, ...(await folderFigures(company, rootFolderId))]
}

const inCompany = (company: FilledCompany, work: Work) => () =>
  company.inCompany(company.companyId, work)

/** In a transaction of the company, as the product reads. */
async function bareList(
  { client, companyId }: FilledCompany,
  { table, key }: { table: string; key: string },
): Promise<void> {
  await client.query('begin')
  await client.query(`select set_config('tacite.company', $1, true)`, [companyId])
  await client.query(`select count(*) from ${table} where company_id = $1`, [companyId])
  await client.query(
    `select id from ${table} where company_id = $1 order by (${key}) collate "und-x-icu", id limit 20`,
    [companyId],
  )
  await client.query('commit')
}

/** The whole tree, and what a grant on the root of a hundred thousand contracts writes: one row, whatever is in it. */
async function folderFigures(company: FilledCompany, rootFolderId: string): Promise<Figure[]> {
  const least = await leastMs(
    {
      tree: inCompany(company, (db) => folderTree(db, 'fr')),
      grant: inCompany(company, (db) => grantAndTakeBack(db, company.administrator, rootFolderId)),
      small: inCompany(company, async (db) => {
        const leaf = await db
          .select('folder')
          .where('folder.name', '=', 'Feuille 1')
          .select('folder.id')
          .executeTakeFirstOrThrow()
        await grantAndTakeBack(db, company.administrator, leaf.id)
      }),
    },
    ROUNDS,
  )
  return [
    {
      ...{ name: `administration: tree of ${SIZES.folders} folders`, unit: 'ms', isGate: false },
      value: least.tree,
    },
    {
      ...{ name: 'administration: grant on a root of 100,000 contracts', unit: 'times' },
      ...{ limit: LIMIT, isGate: true, value: least.grant / least.small },
      note: `${least.grant.toFixed(1)} ms; beside a grant on an empty folder`,
    },
  ]
}

async function grantAndTakeBack(
  db: CompanyDatabase,
  actor: FilledCompany['administrator'],
  folderId: string,
): Promise<void> {
  const given = { to: { kind: 'everyone' }, grant: 'read' } as const
  const person = { ...actor, sessionId: '', email: '', firstName: '', lastName: '' }
  await insertGrant({ clock: systemClock }, db, person, folderId, given)
  const { id } = await db
    .select('folder_grant')
    .where('folder_grant.folder_id', '=', folderId)
    .where('folder_grant.everyone', '=', true)
    .select('folder_grant.id')
    .executeTakeFirstOrThrow()
  await deleteGrant(db, folderId, id)
}
