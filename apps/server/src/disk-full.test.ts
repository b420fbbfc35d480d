import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { contractForm, createContract } from './testing/contracts.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let database: Client

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  database = new Client(product.owner)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await product.stop()
})

/** PostgreSQL finds no room for further contracts. */
async function fillDisk(): Promise<() => Promise<void>> {
  await database.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
  await database.query(
    'create trigger no_room before insert on contract for each row execute function no_room()',
  )
  return async () => {
    await database.query('drop function if exists no_room() cascade')
  }
}

test('a full disk refuses what it cannot store, keeps what it has, and recovers by itself', async () => {
  const { administrator } = company
  const form = await contractForm(administrator)
  const kept = await createContract(administrator, { ...form, title: 'Gardé' })
  const before = (await administrator.call('GET', '/contracts3?$top=0')).body.count
  const makeRoom = await fillDisk()
  onTestFinished(makeRoom)
  for (let time = 0; time < 3; time += 1) {
    const { status, body, headers } = await administrator.call('POST', '/contracts3', {
      ...form,
      title: 'De trop',
    })
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'STORAGE_FULL', '2'])
    expect(body.message).toMatch(/plus de place .* n’a pas été enregistré/)
  }
  expect((await administrator.call('GET', `/contracts3/${kept._id}`)).status).toBe(200)
  await makeRoom()
  await createContract(administrator, { ...form, title: 'À nouveau' })
  const after = await administrator.call('GET', '/contracts3?$top=0')
  expect(after.body.count).toBe(before + 1)
})
