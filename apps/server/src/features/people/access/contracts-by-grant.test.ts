import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { contractsByGrant } from './contracts-by-grant.query.ts'

let product: TestProduct
let company: TestCompany
const contracts: string[] = []
const [folderId, otherFolderId, groupId] = [0, 1, 2].map(() => newId(new Date())) as [
  string,
  string,
  string,
]
let personId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  ;({ personId } = await company.join('reader', 'Paul'))
  for (let index = 0; index < 5; index += 1)
    contracts.push((await createContract(company.administrator))._id)
  await stand()
})
afterAll(() => product.stop())

/**
 * 0 and 1 in the folder, 1 in the other one too, 2 shared with the group, 3 shared with it until a day ago, 4
 * nowhere.
 */
async function stand(): Promise<void> {
  const { companyId, administratorId } = company
  const write = (...statements: RawBuilder<unknown>[]) =>
    product.product.platform.inCompany(companyId, async (db) => {
      for (const statement of statements) await statement.execute(db.tx)
    })
  const file = (contractId: string, id: string) =>
    sql`insert into contract_folder (company_id, contract_id, folder_id) values (${companyId}, ${contractId}, ${id})`
  const share = (contractId: string, expiresAt: Date | null) =>
    sql`insert into contract_access (company_id, id, contract_id, group_id, level, given_by, given_at, expires_at)
      values (${companyId}, ${newId(new Date())}, ${contractId}, ${groupId}, 'reader', ${administratorId}, now(), ${expiresAt})`
  const [first, second, third, fourth] = contracts as [string, string, string, string]
  await write(
    sql`insert into folder (company_id, id, name) values (${companyId}, ${folderId}, 'Un'), (${companyId}, ${otherFolderId}, 'Deux')`,
    sql`insert into person_group (company_id, id, name) values (${companyId}, ${groupId}, 'Juristes')`,
    file(first, folderId),
    file(second, folderId),
    file(second, otherFolderId),
    share(third, null),
    share(fourth, new Date(product.clock.now().getTime() - 86_400_000)),
    sql`insert into contract_assignment (company_id, contract_id, person_id, role) values (${companyId}, ${second}, ${personId}, 'signatory')`,
  )
  for (const contractId of [second, third])
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
}

test.each([
  ['looked up one by one', 100],
  ['read from end to end', 0],
])('contracts are grouped by what opens them, %s', async (_, few) => {
  const numbers = {
    ofFolder: new Map([
      [folderId, 0],
      [otherFolderId, 1],
    ]),
    ofGroup: new Map([[groupId, 2]]),
  }
  const alike = await product.product.platform.inCompany(company.companyId, (db) =>
    contractsByGrant(db, {
      at: product.clock.now(),
      numbers,
      few,
      concerned: { folderIds: [folderId], groupIds: [groupId] },
    }),
  )
  const found = alike.map(({ openedBy, viewerId, contracts: count }) => {
    const viewer = viewerId === null ? 'all' : viewerId === personId ? 'Paul' : 'their owner'
    return `${openedBy.toSorted((a, b) => a - b).join('+')} ${viewer} ${count}`
  })
  expect(found.toSorted()).toEqual([
    '0 all 1',
    '0 their owner 1',
    '0+1 Paul 1',
    '0+1 all 1',
    '0+1 their owner 1',
    '2 Paul 1',
    '2 all 1',
    '2 their owner 1',
  ])
})
