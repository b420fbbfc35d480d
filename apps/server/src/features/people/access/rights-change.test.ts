import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let browser: Browser
let personId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())
beforeEach(async () => {
  contractId = (await createContract(company.administrator))._id
  ;({ browser, personId } = await company.join('contractManager'))
})

const change = (...statements: RawBuilder<unknown>[]) =>
  product.product.platform.inCompany(company.companyId, async (db) => {
    for (const statement of statements) await statement.execute(db.tx)
  })

/** What the same session sees of the contract: on its page, in the list, and whether it may write. */
async function rights(): Promise<(number | string)[]> {
  const page = await browser.call('GET', `/contracts3/${contractId}`)
  const list = await browser.call('GET', '/contracts3?$top=50&$skip=0')
  const write = await browser.call('PUT', `/contracts3/${contractId}`, { title: 'Repris' })
  const listed = list.body.value?.some(({ _id }: { _id: string }) => _id === contractId)
  return [page.status, listed ?? list.status, write.status === 200 ? 200 : write.body.code]
}

const EDITS = [200, true, 200]
const READS = [200, true, 'LEVEL_TOO_LOW_EDITOR']
const UNSEEN = [404, false, 'CONTRACT_NOT_FOUND']
const SIGNED_OUT = [401, 401, 'SIGN_IN_NEEDED']

const newGroup = async () => {
  const id = newId(new Date())
  await change(
    sql`insert into person_group (company_id, id, name) values (${company.companyId}, ${id}, ${id})`,
    sql`insert into group_member (company_id, group_id, person_id) values (${company.companyId}, ${id}, ${personId})`,
  )
  return id
}

/** Files the contract in a folder nested in another one, which is returned. */
const nestedFolder = async () => {
  const [outer, inner] = [newId(new Date()), newId(new Date())]
  const { companyId, administratorId } = company
  await change(
    sql`insert into folder (company_id, id, name, owner_id) values (${companyId}, ${outer}, ${outer}, ${administratorId})`,
    sql`insert into folder (company_id, id, name, owner_id, parent_id) values (${companyId}, ${inner}, ${inner}, ${administratorId}, ${outer})`,
    sql`insert into contract_folder (company_id, contract_id, folder_id) values (${companyId}, ${contractId}, ${inner})`,
  )
  return { outer, inner }
}

describe('applies from the next request of an open session:', () => {
  test('a share lowered, raised and revoked', async () => {
    expect(await rights()).toEqual(UNSEEN)
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
    expect(await rights()).toEqual(EDITS)
    const mine = sql`contract_id = ${contractId} and person_id = ${personId}`
    await change(sql`update contract_access set level = 'suggester' where ${mine}`)
    expect(await rights()).toEqual(READS)
    await change(sql`delete from contract_access where ${mine}`)
    expect(await rights()).toEqual(UNSEEN)
  })

  test('an expiring share', async () => {
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
    const end = new Date(product.clock.now().getTime() + 60_000)
    await change(
      sql`update contract_access set expires_at = ${end} where contract_id = ${contractId}`,
    )
    expect(await rights()).toEqual(EDITS)
    product.clock.advance(60_000)
    expect(await rights()).toEqual(UNSEEN)
  })

  test('leaving a group, and a group losing its share', async () => {
    const groupId = await newGroup()
    await shareWithGroup(groupId, 'editor')
    expect(await rights()).toEqual(EDITS)
    await change(sql`delete from group_member where group_id = ${groupId}`)
    expect(await rights()).toEqual(UNSEEN)
    const other = await newGroup()
    await shareWithGroup(other, 'reader')
    expect(await rights()).toEqual(READS)
    await change(sql`delete from contract_access where group_id = ${other}`)
    expect(await rights()).toEqual(UNSEEN)
  })

  test('a folder grant, its end, and a contract taken out of the folder', async () => {
    const { companyId } = company
    const { outer, inner } = await nestedFolder()
    const id = newId(new Date())
    await change(
      sql`insert into folder_grant (company_id, id, folder_id, person_id, "grant") values (${companyId}, ${id}, ${outer}, ${personId}, 'edit')`,
    )
    expect(await rights()).toEqual(EDITS)
    await change(sql`update folder_grant set "grant" = 'read' where id = ${id}`)
    expect(await rights()).toEqual(READS)
    await change(sql`update folder set parent_id = null where id = ${inner}`)
    expect(await rights()).toEqual(UNSEEN)
    await change(sql`update folder set parent_id = ${outer} where id = ${inner}`)
    expect(await rights()).toEqual(READS)
    await change(sql`delete from contract_folder where contract_id = ${contractId}`)
    expect(await rights()).toEqual(UNSEEN)
  })

  test('a validation reassigned to another person, and an absence that is over', async () => {
    const { companyId, administratorId } = company
    const assign = (id: string) =>
      sql`insert into contract_assignment (company_id, contract_id, person_id, role) values (${companyId}, ${contractId}, ${id}, 'validator')`
    await change(assign(personId))
    expect(await rights()).toEqual(READS)
    await change(sql`delete from contract_assignment where contract_id = ${contractId}`)
    expect(await rights()).toEqual(UNSEEN)
    const id = newId(new Date())
    await change(
      assign(administratorId),
      sql`insert into delegation (company_id, id, person_id, delegate_id, starts_on, ends_on, created_by, created_at)
        values (${companyId}, ${id}, ${administratorId}, ${personId}, '2026-11-01', '2026-12-31', ${administratorId}, now())`,
    )
    expect(await rights()).toEqual(READS)
    await change(
      sql`update delegation set ended_at = now(), ended_by = ${administratorId} where id = ${id}`,
    )
    expect(await rights()).toEqual(UNSEEN)
  })

  test('another role, and changed permissions of a role', async () => {
    await grantLevel(product, company, { contractId, personId, level: 'owner' })
    const { companyId } = company
    const roleOf = (key: string) =>
      sql`(select id from role where role.company_id = ${companyId} and role.key = ${key})`
    const become = (key: string) =>
      sql`update person set role_id = ${roleOf(key)} where person.id = ${personId}`
    await change(become('reader'))
    expect(await rights()).toEqual([200, true, 'NOT_ALLOWED_CONTRACTS3_UPDATE'])
    await change(become('thirdParty'))
    expect(await rights()).toEqual([403, 403, 'NOT_ALLOWED_CONTRACTS3_UPDATE'])
    await change(become('contributor'))
    expect(await rights()).toEqual(EDITS)
    await change(
      sql`update role set permissions = array_remove(permissions, 'contracts3:list') where role.key = 'contributor'`,
    )
    expect((await rights()).slice(0, 2)).toEqual([403, 403])
  })

  test.each(['pending', 'blocked'])(
    'a person who is %s, until they are active again',
    async (status) => {
      await grantLevel(product, company, { contractId, personId, level: 'editor' })
      const become = (next: string) =>
        sql`update person set status = ${next} where id = ${personId}`
      await change(become(status))
      expect(await rights()).toEqual(SIGNED_OUT)
      await change(become('active'))
      expect(await rights()).toEqual(EDITS)
    },
  )

  test('a session ended for good', async () => {
    await change(sql`update session set ended_at = now() where person_id = ${personId}`)
    expect(await rights()).toEqual(SIGNED_OUT)
  })
})

function shareWithGroup(groupId: string, level: string): Promise<void> {
  const { companyId, administratorId } = company
  return change(
    sql`insert into contract_access (company_id, id, contract_id, group_id, level, given_by, given_at)
      values (${companyId}, ${newId(new Date())}, ${contractId}, ${groupId}, ${level}, ${administratorId}, now())`,
  )
}
