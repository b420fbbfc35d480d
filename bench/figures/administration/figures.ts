import type { CompanyDatabase } from '../../../apps/server/src/platform/database/company-database.ts'
import type { FilledCompany } from '../../measure/filled-company.ts'
import type { Figure } from '../../measure/figure.ts'
import { leastMs } from '../../measure/least-ms.ts'
import { fillAdministration } from '../../seeding/fill-administration.ts'
import { folderFigures } from './folders.ts'
import { administrationLists, type BareQuery } from './lists.ts'

const ROUNDS = 60
/** Times the same rows, counted and read in the same order from an index, and nothing else. */
const LIMIT = 2

/** The first page of each administration list, and the operations on folders. */
export async function administrationFigures(company: FilledCompany): Promise<Figure[]> {
  const filled = await fillAdministration(company.client, company.companyId)
  const figures: Figure[] = []
  for (const { name, list, bare, limit = LIMIT } of administrationLists(company, filled)) {
    const least = await leastMs(
      { list: inCompany(company, list), bare: () => readBarely(company, bare) },
      ROUNDS,
    )
    figures.push({
      name: `administration: ${name}, first page`,
      unit: 'times',
      limit,
      isGate: true,
      value: least.list / least.bare,
      note: `${least.list.toFixed(1)} ms, bare ${least.bare.toFixed(1)} ms`,
    })
  }
  return [...figures, ...(await folderFigures(company, filled.rootFolderId))]
}

const inCompany =
  (
    { inCompany: open, companyId }: FilledCompany,
    work: (db: CompanyDatabase) => Promise<unknown>,
  ) =>
  () =>
    open(companyId, work)

/** In a company transaction, as the product reads. */
async function readBarely(
  { client, companyId }: FilledCompany,
  { count, page, inside, parameters = [] }: BareQuery,
): Promise<void> {
  await client.query('begin')
  await client.query(`select set_config('tacite.company', $1, true)`, [companyId])
  for (const text of [count, page, ...(inside ? [inside] : [])])
    await client.query(text, [companyId, ...parameters])
  await client.query('commit')
}
