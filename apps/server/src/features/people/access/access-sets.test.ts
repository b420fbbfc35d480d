import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let client: Client
let contractId: string
let otherId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  client = await connect()
})
afterAll(async () => {
  await client.end()
  await product.stop()
})
beforeEach(async () => {
  contractId = (await createContract(company.administrator))._id
  otherId = (await createContract(company.administrator))._id
})

async function connect(): Promise<Client> {
  const connected = new Client(product.superuser)
  await connected.connect()
  await connected.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
  return connected
}

const folder = async () => {
  const id = newId(new Date())
  await client.query(`insert into folder (company_id, id, name) values ($1, $2, $3)`, [
    company.companyId,
    id,
    id,
  ])
  return id
}

const group = async () => {
  const id = newId(new Date())
  await client.query(`insert into person_group (company_id, id, name) values ($1, $2, $3)`, [
    company.companyId,
    id,
    id,
  ])
  return id
}

const file = (id: string, folderId: string, by = client) =>
  by.query(`insert into contract_folder (company_id, contract_id, folder_id) values ($1, $2, $3)`, [
    company.companyId,
    id,
    folderId,
  ])

const share = (id: string, groupId: string, level: string, expiresAt: string | null = null) =>
  client.query(
    `insert into contract_access (company_id, id, contract_id, group_id, level, given_by, given_at, expires_at)
     values ($1, uuidv7(), $2, $3, $4, $5, now(), $6)
     on conflict (company_id, contract_id, person_id, group_id) do update set level = excluded.level, expires_at = excluded.expires_at`,
    [company.companyId, id, groupId, level, company.administratorId, expiresAt],
  )

/** What the set of a contract holds, by the contract and by its facts. */
async function membersOf(id: string): Promise<string[]> {
  const { rows } = await client.query<{ members: string[]; of_facts: string[] }>(
    `select ${MEMBERS('contract')} as members, ${MEMBERS('fact')} as of_facts
     from contract join contract_fact as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
     where contract.company_id = $1 and contract.id = $2`,
    [company.companyId, id],
  )
  expect(rows[0]!.of_facts).toEqual(rows[0]!.members)
  return rows[0]!.members
}

const MEMBERS = (of: string) => `array(
  select concat_ws(' ', member.folder_id, member.group_id, member.level) from access_set_member as member
  where member.company_id = ${of}.company_id and member.access_set_id = ${of}.access_set_id order by 1)`

const setOf = async (id: string) => {
  const { rows } = await client.query<{ set: number | null }>(
    `select access_set_id as set from contract where company_id = $1 and id = $2`,
    [company.companyId, id],
  )
  return rows[0]!.set
}

test('the set of a contract is the folders it is filed in and the groups it is shared with for good', async () => {
  const [folderId, nextId, groupId] = [await folder(), await folder(), await group()]
  expect(await setOf(contractId)).toBeNull()
  await file(contractId, folderId)
  await share(contractId, groupId, 'editor')
  expect(await membersOf(contractId)).toEqual([folderId, `${groupId} editor`].toSorted())
  await share(contractId, groupId, 'reader')
  expect(await membersOf(contractId)).toEqual([folderId, `${groupId} reader`].toSorted())
  await share(contractId, groupId, 'reader', '2099-01-01')
  expect(await membersOf(contractId)).toEqual([folderId])
  await share(contractId, groupId, 'commenter')
  await client.query(
    `update contract_folder set folder_id = $3 where company_id = $1 and contract_id = $2`,
    [company.companyId, contractId, nextId],
  )
  expect(await membersOf(contractId)).toEqual([nextId, `${groupId} commenter`].toSorted())
  for (const table of ['contract_folder', 'contract_access'])
    await client.query(`delete from ${table} where company_id = $1 and contract_id = $2`, [
      company.companyId,
      contractId,
    ])
  expect(await setOf(contractId)).toBeNull()
})

test('contracts that the same folders and groups open have the same set', async () => {
  const [folderId, nextId, groupId] = [await folder(), await folder(), await group()]
  await file(contractId, folderId)
  await file(contractId, nextId)
  await share(contractId, groupId, 'reader')
  await share(otherId, groupId, 'reader')
  await file(otherId, nextId)
  expect(await setOf(otherId)).not.toBe(await setOf(contractId))
  await file(otherId, folderId)
  expect(await setOf(otherId)).toBe(await setOf(contractId))
})

const IS_WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

test('of two who file a contract at the same moment, neither is lost', async () => {
  const [folderId, nextId] = [await folder(), await folder()]
  const other = await connect()
  await client.query('begin')
  await file(contractId, folderId)
  const filed = file(contractId, nextId, other)
  await vi.waitFor(async () => expect((await client.query(IS_WAITING)).rowCount).toBe(1), 20_000)
  await client.query('commit')
  await filed
  await other.end()
  expect(await membersOf(contractId)).toEqual([folderId, nextId].toSorted())
})

test('a folder that was deleted and comes back opens what it holds, whatever was filed meanwhile', async () => {
  const [folderId, nextId] = [await folder(), await folder()]
  await file(contractId, folderId)
  await file(otherId, folderId)
  const { body } = await company.administrator.call('DELETE', `/tags/${folderId}`)
  // Nothing is written to its contracts: what does not exist opens nothing.
  expect(await membersOf(otherId)).toEqual([folderId])
  await file(contractId, nextId)
  expect(await membersOf(contractId)).toEqual([nextId])
  await company.administrator.call('POST', `/removed-objects/${body.removalId}/restored`)
  expect(await membersOf(contractId)).toEqual([folderId, nextId].toSorted())
  expect(await membersOf(otherId)).toEqual([folderId])
})

test('what was written past the triggers is counted again', async () => {
  const folderId = await folder()
  await client.query('begin')
  await client.query(`alter table contract_folder disable trigger user`)
  await file(contractId, folderId)
  await client.query(`alter table contract_folder enable trigger user`)
  await client.query('commit')
  expect(await setOf(contractId)).toBeNull()
  await client.query('select recount_access_sets($1)', [company.companyId])
  expect(await membersOf(contractId)).toEqual([folderId])
})
