import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const lastSentence = async (): Promise<string> =>
  (await call('GET', '/administration/audit?$top=1')).body.value[0].text
const roleNamed = (name: string, permissions: string[]) =>
  call('POST', '/roles', { name, description: '', permissions }).then(({ body }) => body)
const readsAs = (text: string) => text.replaceAll('\u202F', ' ').replaceAll('\u00A0', ' ')

describe('the audit says what changed:', () => {
  test('which rights a role gained and lost', async () => {
    const role = await roleNamed('Juriste', ['modules:tags', 'contracts3:list'])
    await call('PUT', `/roles/${role._id}`, {
      name: 'Juriste',
      description: '',
      permissions: ['modules:group', 'contracts3:list'],
    })
    expect(readsAs(await lastSentence())).toBe(
      'Anne Martin a modifié les droits du rôle « Juriste » : droits ajoutés : Gérer les groupes ; droits retirés : Gérer les classeurs.',
    )
    await call('PUT', '/me/language', { i18n: 'en' })
    expect(await lastSentence()).toBe(
      'Anne Martin changed the permissions of the role “Juriste”: permissions added: Manage groups; permissions removed: Manage folders.',
    )
  })

  test('which role and groups a person had and has, after the role is gone too', async () => {
    const lawyer = await roleNamed('Juriste', ['contracts3:list'])
    const buyer = await roleNamed('Acheteur', ['contracts3:list'])
    const { personId } = await company.join('reader', 'Nadia')
    const group = (await call('POST', '/groups', { name: 'Achats', description: '' })).body
    const give = (roleId: string, groupIds: string[]) =>
      call('PUT', `/users/${personId}`, {
        firstName: 'Nadia',
        lastName: 'Kaci',
        phone: '',
        roleId,
        groupIds,
        mainGroupId: null,
      })
    expect((await give(lawyer._id, [group._id])).status).toBeLessThan(300)
    expect(readsAs(await lastSentence())).toBe(
      'Anne Martin a modifié la fiche de Nadia Kaci : rôle Lecteur → Juriste ; ajout aux groupes : Achats ; nom.',
    )
    await give(buyer._id, [])
    const said =
      'Anne Martin a modifié la fiche de Nadia Kaci : rôle Juriste → Acheteur ; retrait des groupes : Achats.'
    expect(readsAs(await lastSentence())).toBe(said)
    await call('DELETE', `/roles/${lawyer._id}`)
    await call('DELETE', `/groups/${group._id}`)
    const { body } = await call('GET', '/administration/audit?action=person.changed&$top=1')
    expect(readsAs(body.value[0].text)).toBe(said)
  })

  test('who joined and left a group', async () => {
    const { personId } = await company.join('reader', 'Zoé')
    const group = (await call('POST', '/groups', { name: 'Achats', description: '' })).body
    const change = (body: object) => call('POST', `/groups/${group._id}/members`, body)
    await change({ addedIds: [personId], removedIds: [] })
    expect(readsAs(await lastSentence())).toContain(' : membres ajoutés : Zoé Test.')
    await change({ addedIds: [], removedIds: [personId] })
    expect(readsAs(await lastSentence())).toContain(' : membres retirés : Zoé Test.')
  })

  test('to whom a folder was opened, how, and where it moved', async () => {
    const { personId } = await company.join('reader', 'Zoé')
    const root = (await call('POST', '/tags', { name: 'Filiale', parentFolderId: null })).body._id
    const leaf = (await call('POST', '/tags', { name: 'Eau', parentFolderId: null })).body._id
    await call('PUT', `/tags/${leaf}/parent`, { parentFolderId: root, replaces: null })
    expect(readsAs(await lastSentence())).toContain(' : sous « Filiale ».')
    const to = { kind: 'person', personId }
    const given = await call('POST', `/tags/${leaf}/grants`, { to, grant: 'read' })
    expect(readsAs(await lastSentence())).toContain(' : lecture pour Zoé Test.')
    await call('PUT', `/tags/${leaf}/grants/${given.body.grants[0]._id}`, { grant: 'edit' })
    expect(readsAs(await lastSentence())).toContain(
      ' : modification pour Zoé Test ; auparavant lecture.',
    )
    await call('POST', `/tags/${root}/grants`, { to: { kind: 'everyone' }, grant: 'read' })
    expect(readsAs(await lastSentence())).toContain(
      ' : lecture pour tous les utilisateurs internes.',
    )
  })

  test('nothing more than was recorded by an older version', async () => {
    const { events, inCompany } = product.product.platform
    await inCompany(company.companyId, (db) =>
      events.record(db, {
        type: 'person.changed',
        actor: null,
        objectId: company.administratorId,
        payload: { changed: ['groups'], groups: [company.administratorId] } as never,
        personal: { label: 'Zoé' },
      }),
    )
    expect(await lastSentence()).toBe('Tacite a modifié la fiche de Zoé.')
  })
})

describe('the audit is searched by the words', () => {
  const found = async (search: string): Promise<string[]> =>
    (
      await call('GET', `/administration/audit?$top=0&search=${encodeURIComponent(search)}`)
    ).body.value.map(({ type }: { type: string }) => type)

  test('of the sentence, of rights, and of whom it names', async () => {
    const role = await roleNamed('Juriste', ['contracts3:list'])
    const form = { name: 'Juriste', description: '' }
    await call('PUT', `/roles/${role._id}`, { ...form, permissions: ['modules:group'] })
    const { personId } = await company.join('reader', 'Zoé')
    const group = (await call('POST', '/groups', { name: 'Achats', description: '' })).body
    await call('POST', `/groups/${group._id}/members`, { addedIds: [personId], removedIds: [] })
    expect(await found('modifie droits JURISTE')).toEqual(['role.permissionsChanged'])
    expect(await found('gérer les groupes')).toEqual(['role.permissionsChanged'])
    expect(await found('zoe achats')).toEqual(['group.membersChanged'])
    expect(await found('label')).toEqual([])
    await call('PUT', '/me/language', { i18n: 'en' })
    expect(await found('changed permissions')).toEqual(['role.permissionsChanged'])
    const file = await call('GET', '/administration/audit-export?typeFile=csv&search=zo%C3%A9')
    expect(file.bytes.toString('utf8')).toContain('Zoé Test')
    expect(file.bytes.toString('utf8')).not.toContain('Juriste')
  })

  test('of a contract only for who sees it', async () => {
    await createContract(company.administrator, { title: 'Bail des Lilas' })
    expect(await found('lilas')).toEqual(['contract.created'])
    const { browser } = await company.join('contractManager', 'Paul')
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('role')
        .set({ permissions: ['contracts3:list', 'modules:audit'] })
        .where('role.key', '=', 'contractManager')
        .execute(),
    )
    const { body } = await browser.call('GET', '/administration/audit?search=lilas')
    expect(body.value).toEqual([])
  })
})
