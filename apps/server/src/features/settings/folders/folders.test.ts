import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { newId } from '../../../platform/new-id.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { expectRefused, type ExpectedRefusal } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, body?: unknown, browser?: Browser) =>
  (browser ?? company.administrator).call(method, `/tags${path}`, body)
const create = async (name: string, parentFolderId: string | null = null): Promise<string> =>
  (await call('POST', '', { name, parentFolderId })).body._id
const under = (parentFolderId: string | null, replaces: string | null = null) => ({
  parentFolderId,
  replaces,
})
const file = (folderIds: string[]) => createContract(company.administrator, { folderIds })
const read = async (folderId: string) => (await call('GET', `/${folderId}`)).body
const write = <R>(work: (db: CompanyDatabase) => Promise<R>) =>
  product.product.platform.inCompany(company.companyId, work)

async function groupOf(...personIds: string[]): Promise<string> {
  const groupId = newId(product.clock.now())
  await write(async (db) => {
    await db.insert('person_group', { id: groupId, name: 'Juristes' }).execute()
    if (personIds.length > 0)
      await db
        .insert(
          'group_member',
          personIds.map((personId) => ({ group_id: groupId, person_id: personId })),
        )
        .execute()
  })
  return groupId
}

/** Without any contract of others. */
const letContributorsFile = () =>
  write((db) =>
    db
      .update('role')
      .set({ permissions: ['contracts3:list', 'modules:tags'] })
      .where('role.key', '=', 'contributor')
      .execute(),
  )

/** A call about folders, refused in each language. */
const refuses = (
  [method, path, body]: readonly [Method, string, unknown?],
  status: number,
  refusal: ExpectedRefusal,
  browser = company.administrator,
) => expectRefused(browser, [method, `/tags${path}`, body], status, refusal)

describe('the tree', () => {
  test('contains every folder with its counts, sorted in the reader’s language', async () => {
    const root = await create('Écologie')
    const leaf = await create('Eau', root)
    await create('Énergie', root)
    await file([root])
    await file([leaf])
    await file([root, leaf])
    const { body } = await call('GET', '/tree')
    const names = body.value.map(({ name }: { name: string }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare))
    expect(body.count).toBe(names.length)
    const branch = (id: string) => body.value.find(({ _id }: { _id: string }) => _id === id)
    expect(branch(root)).toMatchObject({ parentFolderId: null, contracts: 2, contractsInside: 3 })
    expect(branch(leaf)).toMatchObject({ parentFolderId: root, contracts: 2, contractsInside: 2 })
    expect(await read(root)).toMatchObject({ contracts: 2, contractsInside: 3, foldersInside: 2 })
  })

  test('counts only the contracts that its reader may see', async () => {
    const { browser, personId } = await company.join('contributor')
    await letContributorsFile()
    const root = await create('Filiale')
    const leaf = await create('Eau', root)
    await file([root])
    await file([leaf])
    const seen = await file([root, leaf])
    await write((db) =>
      db
        .update('contract')
        .set({ owner_id: personId })
        .where('contract.id', '=', seen._id)
        .execute(),
    )
    const { body } = await call('GET', '/tree', undefined, browser)
    const branch = (id: string) => body.value.find(({ _id }: { _id: string }) => _id === id)
    expect(branch(root)).toMatchObject({ contracts: 1, contractsInside: 1 })
    expect(branch(leaf)).toMatchObject({ contracts: 1, contractsInside: 1 })
    const detail = await call('GET', `/${root}`, undefined, browser)
    expect(detail.body).toMatchObject({ contracts: 1, contractsInside: 1 })
  })

  test('is for who administers folders', async () => {
    const { browser } = await company.join('contributor')
    const folderId = await create('Filiale')
    for (const [method, path, body] of [
      ['GET', '/tree'],
      ['GET', `/${folderId}`],
      ['POST', '', { name: 'Vente' }],
      ['POST', `/${folderId}/grants`, { to: { kind: 'everyone' }, grant: 'read' }],
      ['DELETE', `/${folderId}`],
    ] as const)
      expect((await call(method, path, body, browser)).status).toBe(403)
  })
})

describe('a folder', () => {
  test('can be renamed, has an owner, and shows its path', async () => {
    const root = await create('Filiale')
    const folderId = await create('Eau', root)
    const { body } = await call('PUT', `/${folderId}`, {
      name: ' Énergie ',
      ownerId: company.administratorId,
    })
    expect(body).toMatchObject({ name: 'Énergie', path: 'Filiale/Énergie' })
    expect(body.owner).toEqual({ _id: company.administratorId, name: 'Anne Martin' })
  })

  test('needs a name without a slash, unique among its siblings', async () => {
    const root = await create('Filiale')
    await create('Eau', root)
    const other = await create('Gaz', root)
    await create('Eau')
    const naming = (name: string) => ['POST', '', { name, parentFolderId: root }] as const
    const field = 'name'
    await refuses(naming('  '), 422, { field, code: 'FOLDER_NAME_REQUIRED' })
    await refuses(naming('Eau/Gaz'), 422, { field, code: 'FOLDER_NAME_SLASH' })
    const taken = { field, code: 'FOLDER_NAME_TAKEN', params: { name: 'EAU' } }
    await refuses(naming('EAU'), 422, taken)
    await refuses(['PUT', `/${other}`, { name: 'EAU', ownerId: null }], 422, taken)
    const unowned = await call('PUT', `/${other}`, { name: 'Gaz', ownerId: newId(new Date()) })
    expect(unowned.body.errors).toMatchObject([{ field: 'ownerId', code: 'CHOICE_UNKNOWN' }])
  })

  test('moves with its contents, and never into itself', async () => {
    const root = await create('Filiale')
    const middle = await create('Eau', root)
    const leaf = await create('Sources', middle)
    const moved = await call('PUT', `/${middle}/parent`, under(null, root))
    expect(moved.body).toMatchObject({ parentFolderId: null, path: 'Eau', foldersInside: 1 })
    expect((await read(leaf)).path).toBe('Eau/Sources')
    const inside = { code: 'FOLDER_UNDER_ITSELF', field: 'parentFolderId' }
    for (const id of [middle, leaf])
      await refuses(['PUT', `/${middle}/parent`, under(id)], 422, inside)
    const taken = { code: 'FOLDER_NAME_TAKEN', params: { name: 'Eau' } }
    await refuses(['PUT', `/${await create('Eau', root)}/parent`, under(null, root)], 422, taken)
  })

  test('moved concurrently into each other leaves a tree', async () => {
    const [one, two] = [await create('Un'), await create('Deux')]
    const answers = await Promise.all([
      call('PUT', `/${one}/parent`, under(two)),
      call('PUT', `/${two}/parent`, under(one)),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('is deleted with its nested folders, its contracts stay, and all of it can be restored', async () => {
    const root = await create('Filiale')
    const leaf = await create('Eau', root)
    const { _id } = await file([root, leaf])
    const { body } = await call('DELETE', `/${root}`)
    expect((await call('GET', `/${leaf}`)).body.code).toBe('FOLDER_NOT_FOUND')
    const folders = async () =>
      (await company.administrator.call('GET', `/contracts3/${_id}`)).body.folders
    expect(await folders()).toEqual([])
    await company.administrator.call('POST', `/removed-objects/${body.removalId}/restored`)
    expect(await folders()).toHaveLength(2)
    expect((await read(leaf)).path).toBe('Filiale/Eau')
  })

  test('with grants, its own or nested, stays until they are revoked', async () => {
    const root = await create('Filiale')
    const leaf = await create('Eau', root)
    const given = await call('POST', `/${leaf}/grants`, { to: { kind: 'everyone' }, grant: 'read' })
    const refusal = { code: 'FOLDER_GRANTS_ACCESS', params: { name: 'Eau' } }
    await refuses(['DELETE', `/${root}`], 409, refusal)
    expect((await read(root)).removing.code).toBe('FOLDER_GRANTS_ACCESS')
    await call('DELETE', `/${leaf}/grants/${given.body.grants[0]._id}`)
    expect((await read(root)).removing).toBeNull()
    expect((await call('DELETE', `/${root}`)).status).toBe(200)
  })
})

describe('a grant', () => {
  test('opens the folder and those nested in it, and can be revoked', async () => {
    const { personId, browser } = await company.join('reader', 'Paul')
    const groupId = await groupOf(personId)
    const root = await create('Filiale')
    const leaf = await create('Eau', root)
    const { _id } = await file([leaf])
    const level = async () => (await browser.call('GET', `/contracts3/${_id}`)).body.level
    const { body } = await call('POST', `/${root}/grants`, {
      to: { kind: 'group', groupId },
      grant: 'read',
    })
    expect(body.grants).toMatchObject([
      { kind: 'group', holder: { name: 'Juristes' }, grant: 'read' },
    ])
    expect((await read(leaf)).inherited).toMatchObject([{ folder: { _id: root, name: 'Filiale' } }])
    expect(await level()).toBe('reader')
    const path = `/${root}/grants/${body.grants[0]._id}`
    await call('PUT', path, { grant: 'edit' })
    expect(await level()).toBe('editor')
    await call('DELETE', path)
    expect(await level()).toBeUndefined()
    await refuses(['DELETE', path], 404, { code: 'FOLDER_GRANT_NOT_FOUND' })
  })

  test('is unique per person, group or everyone, of this company', async () => {
    const root = await create('Filiale')
    const giving = (to: object) => ['POST', `/${root}/grants`, { to, grant: 'edit' }] as const
    expect((await call(...giving({ kind: 'everyone' }))).status).toBe(201)
    const exists = { code: 'FOLDER_GRANT_EXISTS', field: 'to' }
    await refuses(giving({ kind: 'everyone' }), 422, exists)
    const nobody = giving({ kind: 'person', personId: newId(new Date()) })
    await refuses(nobody, 422, { code: 'CHOICE_UNKNOWN', field: 'to' })
  })

  test('never gives more than the grantor has, and neither does a move', async () => {
    const { personId, browser } = await company.join('contributor')
    await letContributorsFile()
    const [folderId, open] = [await create('Filiale'), await create('Ouvert')]
    await file([folderId])
    await call('POST', `/${open}/grants`, { to: { kind: 'everyone' }, grant: 'edit' })
    const giving = (grant: string) =>
      ['POST', `/${folderId}/grants`, { to: { kind: 'everyone' }, grant }] as const
    const refusal = { code: 'FOLDER_GRANT_ABOVE_OWN' }
    await refuses(giving('read'), 403, refusal, browser)
    await refuses(['PUT', `/${folderId}/parent`, under(open)], 403, refusal, browser)
    const own = { to: { kind: 'person', personId }, grant: 'read' }
    const { body } = await call('POST', `/${folderId}/grants`, own)
    await refuses(giving('edit'), 403, refusal, browser)
    const raised = `/${folderId}/grants/${body.grants[0]._id}`
    await refuses(['PUT', raised, { grant: 'edit' }], 403, refusal, browser)
    expect((await call(...giving('read'), browser)).status).toBe(201)
  })
})

describe('a preview', () => {
  test('shows who gains and who loses access, and changes nothing', async () => {
    const { personId } = await company.join('reader', 'Paul')
    await company.join('reader', 'Rita')
    const root = await create('Filiale')
    await file([root])
    await file([root])
    const preview = async (change: object) =>
      (await call('POST', `/${root}/preview`, { change })).body
    const grant = { to: { kind: 'person', personId }, grant: 'read' }
    const paul = { person: { _id: personId, name: 'Paul Test' }, contracts: 2 }
    expect(await preview({ kind: 'grant', ...grant })).toEqual({
      contracts: 2,
      gain: { people: 1, value: [paul] },
      lose: { people: 0, value: [] },
    })
    const everyone = await preview({ kind: 'grant', to: { kind: 'everyone' }, grant: 'read' })
    expect(everyone.gain.people).toBe(2)
    expect((await read(root)).grants).toEqual([])
    const { body } = await call('POST', `/${root}/grants`, grant)
    const [{ _id: grantId }] = body.grants
    expect((await preview({ kind: 'revocation', grantId })).lose.value).toEqual([paul])
    const leaf = await create('Eau', root)
    await file([leaf])
    const change = { kind: 'move', parentFolderId: null }
    const moved = await call('POST', `/${leaf}/preview`, { change })
    expect(moved.body.lose.value).toMatchObject([{ contracts: 1 }])
    const removed = await call('POST', `/${leaf}/preview`, { change: { kind: 'removal' } })
    expect(removed.body).toMatchObject({ contracts: 1, lose: { people: 1 } })
  })

  test('for members shows what a group opens to them', async () => {
    const { personId } = await company.join('reader', 'Paul')
    const groupId = await groupOf()
    const root = await create('Filiale')
    await file([root])
    await call('POST', `/${root}/grants`, { to: { kind: 'group', groupId }, grant: 'read' })
    const preview = (body: object) =>
      company.administrator.call('POST', `/groups/${groupId}/preview`, body)
    const { body } = await preview({ addedPersonIds: [personId] })
    expect(body.gain.value).toMatchObject([{ person: { name: 'Paul Test' }, contracts: 1 }])
    const unknown = ['POST', `/groups/${newId(new Date())}/preview`, {}] as const
    await expectRefused(company.administrator, unknown, 404, { code: 'GROUP_NOT_FOUND' })
    expect((await preview({ removedPersonIds: [root] })).body.code).toBe('CHOICE_UNKNOWN')
  })
})
