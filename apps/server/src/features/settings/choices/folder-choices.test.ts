import { sql } from 'kysely'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
})

async function create(name: string, parentFolderId: string | null = null): Promise<string> {
  const { status, body } = await administrator.call('POST', '/tags', { name, parentFolderId })
  expect(status).toBe(201)
  return body._id
}

async function offered(query: string): Promise<string[]> {
  const { body } = await administrator.call('GET', `/choices/folders?${query}`)
  return body.value.map(({ name }: { name: string }) => name)
}

test('a folder is found by its whole path, which follows what is renamed and moved above it', async () => {
  const voirie = await create('Voirie')
  const energie = await create('Énergie', voirie)
  await create('Solaire', energie)
  expect(await offered('q=voir+sol')).toEqual(['Voirie/Énergie/Solaire'])

  await administrator.call('PUT', `/tags/${voirie}`, { name: 'Approvisionnement', ownerId: null })
  expect(await offered('q=solaire')).toEqual(['Approvisionnement/Énergie/Solaire'])
  expect(await offered('q=voir+sol')).toEqual([])

  const moved = await administrator.call('PUT', `/tags/${energie}/parent`, {
    parentFolderId: null,
    replaces: voirie,
  })
  expect(moved.status).toBe(200)
  expect(await offered('q=solaire')).toEqual(['Énergie/Solaire'])
})

test('a folder that is moved is offered neither itself nor what is nested in it', async () => {
  const voirie = await create('Achats zélés')
  const energie = await create('Énergie zélée', voirie)
  await create('Solaire zélé', energie)
  await create('Achats zélés bis')
  expect(await offered(`q=zele&outside=${energie}`)).toEqual(['Achats zélés', 'Achats zélés bis'])
  expect(await offered(`q=zele&outside=${voirie}`)).toEqual(['Achats zélés bis'])
})

test('one statement may insert folders before the folder that holds them', async () => {
  const [outer, inner] = [newId(product.clock.now()), newId(product.clock.now())]
  await product.product.platform.inCompany(company.companyId, (db) =>
    sql`insert into folder (company_id, id, parent_id, name) values
      (${company.companyId}, ${inner}, ${outer}, 'Dedans'), (${company.companyId}, ${outer}, null, 'Dehors')`.execute(
      db.tx,
    ),
  )
  expect(await offered('q=deho')).toEqual(['Dehors', 'Dehors/Dedans'])
})

test('who renames a folder and who puts another into it wait for each other', async () => {
  const voirie = await create('Voirie')
  const energie = await create('Énergie')
  const { inCompany } = product.product.platform
  const isRenamed = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const renaming = inCompany(company.companyId, async (db) => {
    await db.update('folder').set({ name: 'Dépenses' }).where('folder.id', '=', voirie).execute()
    isRenamed.resolve()
    await mayEnd.promise
  })
  await isRenamed.promise
  const moving = inCompany(company.companyId, (db) =>
    db.update('folder').set({ parent_id: voirie }).where('folder.id', '=', energie).execute(),
  )
  await expect
    .poll(async () => {
      const { rows } = await product.product.platform.inCompany(company.companyId, (db) =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db.tx,
        ),
      )
      return rows.length
    })
    .toBeGreaterThan(0)
  mayEnd.resolve()
  await Promise.all([renaming, moving])
  expect(await offered('q=energie')).toEqual(['Dépenses/Énergie'])
})
