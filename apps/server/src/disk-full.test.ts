import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { signUpCompany, type TestCompany } from './testing/companies.ts'
import { contractForm, createContract } from './testing/contracts.ts'
import { startProduct, type TestProduct } from './testing/start-product.ts'
import { multipart, wordFile } from './testing/uploads.ts'

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

test('a full disk of the files refuses an upload in words, and takes it once there is room', async () => {
  const { administrator } = company
  const { payload, headers } = multipart('contrat.docx', wordFile([{ text: 'Objet' }]))
  const upload = () => administrator.call('POST', '/contracts3/uploads', payload, headers)
  const handle = await open(import.meta.filename)
  const noRoom = vi
    .spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile')
    .mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  await handle.close()
  onTestFinished(() => noRoom.mockRestore())
  const { status, body } = await upload()
  expect([status, body.code]).toEqual([503, 'STORAGE_FULL'])
  expect(await readdir(join(product.dataDirectory, 'files/staging'))).toEqual([])
  noRoom.mockRestore()
  expect((await upload()).status).toBe(201)
})
