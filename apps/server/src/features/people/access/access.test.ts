import { locales } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let paul: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  paul = await company.join('reader', 'Paul')
})

const now = () => product.clock.now()
const write = <R>(work: (db: CompanyDatabase) => Promise<R>) =>
  product.product.platform.inCompany(company.companyId, work)
const ask = (rest = '') =>
  company.administrator.call('GET', `/contracts3/${contractId}/access${rest}`)
const askForPaul = async () => (await ask(`/${paul.personId}`)).body

/** « Moyens/Informatique », the contract filed in the nested folder, the outer one granting. */
async function grantToEveryone(): Promise<{ parentId: string; folderId: string }> {
  const [parentId, folderId] = [newId(now()), newId(now())]
  await write(async (db) => {
    await db.insert('folder', { id: parentId, name: 'Moyens' }).execute()
    await db.insert('folder', { id: folderId, parent_id: parentId, name: 'Informatique' }).execute()
    await db.insert('contract_folder', { contract_id: contractId, folder_id: folderId }).execute()
    await db
      .insert('folder_grant', {
        id: newId(now()),
        folder_id: parentId,
        everyone: true,
        grant: 'edit',
      })
      .execute()
  })
  return { parentId, folderId }
}

const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000)

describe('who can see a contract', () => {
  test('is everyone with access, the highest level first, with every reason', async () => {
    const { parentId, folderId } = await grantToEveryone()
    await grantLevel(product, company, { contractId, personId: paul.personId, level: 'reader' })
    const { body } = await ask()
    expect(body.count).toBe(2)
    expect(body.value[0].person._id).toBe(company.administratorId)
    const kinds = body.value[0].ways.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['allContracts', 'owner', 'folder'])
    expect(body.value[0].ways[0]).toEqual({
      kind: 'allContracts',
      level: 'owner',
      role: 'Administrateur',
    })
    expect(body.value[1]).toEqual({
      person: { _id: paul.personId, name: 'Paul Test', email: paul.email, profilePictureUrl: null },
      level: 'editor',
      ways: [
        {
          kind: 'folder',
          level: 'editor',
          group: null,
          isForEveryone: true,
          folder: { _id: parentId, name: 'Moyens' },
          filedIn: { _id: folderId, name: 'Moyens/Informatique' },
        },
        { kind: 'share', level: 'reader', until: null },
      ],
    })
  })

  test('can be searched by name and address, and is paged and counted', async () => {
    for (const name of ['Zoé', 'Élodie', 'Bertrand']) {
      const { personId } = await company.join('reader', name)
      await grantLevel(product, company, { contractId, personId, level: 'reader' })
    }
    const names = async (rest: string) => {
      const { body } = await ask(rest)
      return [
        body.count,
        ...body.value.map(({ person }: { person: { name: string } }) => person.name),
      ]
    }
    expect(await names('')).toEqual([4, 'Anne Martin', 'Bertrand Test', 'Élodie Test', 'Zoé Test'])
    expect(await names('?$top=2&$skip=1')).toEqual([4, 'Bertrand Test', 'Élodie Test'])
    expect(await names('?search=elo')).toEqual([1, 'Élodie Test'])
    expect(await names('?search=martin%20ann')).toEqual([1, 'Anne Martin'])
    expect(await names('?search=personne')).toEqual([0])
  })

  test('is shown to those who see it, and to nobody else', async () => {
    const other = await company.join('reader', 'Rita')
    await grantLevel(product, company, { contractId, personId: paul.personId, level: 'reader' })
    for (const rest of ['', `/${other.personId}`]) {
      const path = `/contracts3/${contractId}/access${rest}`
      expect((await paul.browser.call('GET', path)).status).toBe(200)
      expect((await other.browser.call('GET', path)).body.code).toBe('CONTRACT_NOT_FOUND')
    }
  })
})

describe('one person', () => {
  const setStatus = (status: 'blocked' | 'pending') =>
    write((db) =>
      db.update('person').set({ status }).where('person.id', '=', paul.personId).execute(),
    )

  test('is shown with all access paths', async () => {
    await grantLevel(product, company, { contractId, personId: paul.personId, level: 'commenter' })
    expect(await askForPaul()).toEqual({
      person: { _id: paul.personId, name: 'Paul Test', email: paul.email, profilePictureUrl: null },
      level: 'commenter',
      whyNot: null,
      endedAt: null,
      ways: [{ kind: 'share', level: 'commenter', until: null }],
    })
  })

  test('without access is shown the reason', async () => {
    expect(await askForPaul()).toMatchObject({ level: null, ways: [], whyNot: 'noWay' })
    await grantLevel(product, company, { contractId, personId: paul.personId, level: 'reader' })
    await write((db) =>
      db
        .update('contract_access')
        .set({ expires_at: inDays(-1) })
        .execute(),
    )
    expect(await askForPaul()).toMatchObject({
      level: null,
      whyNot: 'ended',
      endedAt: inDays(-1).toISOString(),
    })
    await write((db) => db.update('contract_access').set({ expires_at: null }).execute())
    for (const status of ['blocked', 'pending'] as const) {
      await setStatus(status)
      expect(await askForPaul()).toMatchObject({ level: null, whyNot: status })
    }
  })

  test('whose role does not open contracts is shown as such', async () => {
    const { personId } = await company.join('thirdParty', 'Tom')
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
    const { body } = await ask(`/${personId}`)
    expect(body).toMatchObject({ level: null, whyNot: 'noPermission' })
  })

  test('must belong to the company', async () => {
    const elsewhere = await signUpCompany(product, 'Ailleurs')
    for (const locale of locales) {
      await company.administrator.call('PUT', '/me/language', { i18n: locale })
      const { status, body } = await ask(`/${elsewhere.administratorId}`)
      expect([status, body.message]).toEqual([
        404,
        createTranslator(locale).refusal({ code: 'PERSON_NOT_FOUND' }),
      ])
    }
  })
})

describe('access to a folder’s contents', () => {
  test('is shown to folder administrators and to those it is open to', async () => {
    const { parentId, folderId } = await grantToEveryone()
    for (const [id, filedIn] of [
      [parentId, null],
      [folderId, { _id: folderId, name: 'Moyens/Informatique' }],
    ] as const) {
      const { body } = await paul.browser.call('GET', `/tags/${id}/access?search=paul`)
      expect(body.value).toMatchObject([{ level: 'editor', ways: [{ kind: 'folder', filedIn }] }])
    }
    const { body } = await company.administrator.call(
      'GET',
      `/tags/${folderId}/access/${paul.personId}`,
    )
    expect(body).toMatchObject({ level: 'editor', whyNot: null })
  })

  test('of another company counts as missing', async () => {
    const { parentId } = await grantToEveryone()
    await write((db) => db.delete('folder_grant').execute())
    for (const locale of locales) {
      await paul.browser.call('PUT', '/me/language', { i18n: locale })
      for (const rest of ['', `/${paul.personId}`]) {
        const { status, body } = await paul.browser.call('GET', `/tags/${parentId}/access${rest}`)
        expect([status, body.message]).toEqual([
          404,
          createTranslator(locale).refusal({ code: 'FOLDER_NOT_FOUND' }),
        ])
      }
    }
    const { body } = await company.administrator.call(
      'GET',
      `/tags/${parentId}/access/${paul.personId}`,
    )
    expect(body.whyNot).toBe('noWay')
  })
})
