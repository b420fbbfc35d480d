import { parseCsv } from 'hucre'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { doJobs } from '../../../testing/jobs.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { INVITE_LISTED } from './create-list.ts'
import { forgetInvitationLists } from './forget-lists.job.ts'
import { inviteListed } from './invite-listed.job.ts'

let product: TestProduct
let company: TestCompany
let readerId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  const { body } = await admin().call('GET', '/users/choices/roles?q=Lecteur')
  readerId = body.value[0]._id
})

const admin = () => company.administrator
const LISTS = '/users/invitations/lists'
const form = (text: string, more: object = {}) => ({ text, roleId: readerId, i18n: 'fr', ...more })
const create = async (text: string, more: object = {}, browser = admin()) =>
  (await browser.call('POST', LISTS, form(text, more))).body
const work = () =>
  doJobs(product, INVITE_LISTED, (data) => inviteListed(product.product.platform, data))
const read = async (listId: string) => (await admin().call('GET', `${LISTS}/${listId}`)).body
const lines = async (listId: string, state: string, browser = admin()) =>
  (await browser.call('GET', `${LISTS}/${listId}/lines?state=${state}`)).body.value
const person = async (email: string) =>
  (await admin().call('GET', `/users?search=${email}`)).body.value[0]
const group = async (name: string) =>
  (await admin().call('POST', '/groups', { name })).body._id as string

describe('a pasted list', () => {
  const preview = async (text: string, browser: Browser = admin()) =>
    (await browser.call('POST', '/users/invitations/preview', { text })).body

  test('is previewed line by line with its errors', async () => {
    const here = (await admin().call('GET', '/me')).body.email
    const { value, tooMany } = await preview(
      `Prénom;Nom;Adresse\nLéa;Roy;lea@acme.test\nÉric;Blanc;eric@\nLéo;Roy;LEA@acme.test\nAnne;M;${here}\n${'é'.repeat(101)};M;long@acme.test`,
    )
    expect(tooMany).toBeNull()
    expect(
      value.map(({ line, refusal }: { line: number; refusal: { code: string } | null }) => [
        line,
        refusal?.code,
      ]),
    ).toEqual([
      [2, undefined],
      [3, 'INVITATION_EMAILS_INVALID'],
      [4, 'INVITATION_TWICE'],
      [5, 'INVITATION_ALREADY_HERE'],
      [6, 'INVITATION_NAME_TOO_LONG'],
    ])
    const endless = await preview(`Prénom;Adresse\n${'é'.repeat(5_000)};trop@acme.test`)
    expect(endless.value[0].firstName).toHaveLength(1_000)
    expect(value[1].refusal.message).toBe('Vérifiez que les adresses e-mail sont valides')
  })

  test('names roles and groups; those unknown are said by name', async () => {
    await group('Achats')
    const { value, columns } = await preview(
      'E-mail;Rôle;Groupe;Téléphone\na@acme.test;READER;achats;01\nb@acme.test;Chef;;\nc@acme.test;;Achats|Ventes;',
    )
    expect(
      value.map(({ refusal }: { refusal: { message: string } | null }) => refusal?.message),
    ).toEqual([
      undefined,
      'Aucun rôle ne s’appelle «\u202fChef\u202f».',
      'Aucun groupe de ce nom\u202f: Ventes.',
    ])
    expect(columns.filter(({ isRead }: { isRead: boolean }) => !isRead)).toEqual([
      { name: 'Téléphone', isRead: false },
    ])
  })

  test('gives no role beyond the reader’s own', async () => {
    const { browser } = await joinWith(company, ['vendor:users'])
    const { value } = await preview('E-mail;Rôle\na@acme.test;Administrateur', browser)
    expect(value[0].refusal.code).toBe('ROLE_BEYOND_YOURS')
  })

  test('of more than five thousand says how many there are, and invites nobody', async () => {
    const text = Array.from({ length: 5001 }, (_, index) => `p${index}@acme.test`).join('\n')
    const { value, tooMany } = await preview(text)
    expect([value, tooMany.code]).toEqual([[], 'INVITATION_TOO_MANY'])
    await expectRefused(admin(), ['POST', LISTS, form(text)], 422, {
      code: 'INVITATION_TOO_MANY',
      field: 'text',
      params: { count: 5001, max: 5000 },
    })
  })
})

describe('a list', () => {
  test('is invited in the background, each with their role and groups', async () => {
    const [all, legal] = [await group('Tous'), await group('Juristes')]
    const { _id, counts } = await create(
      'Prénom;Nom;E-mail;Rôle;Service\nLéa;Roy;lea@acme.test;Valideur;Juristes\nÉric;Blanc;eric@acme.test;;',
      { groupIds: [all] },
    )
    expect(counts).toMatchObject({ total: 2, waiting: 2, invited: 0 })
    expect(await mailsOf(product, company, 'lea@acme.test')).toEqual([])
    expect(await work()).toBe(1)
    expect((await read(_id)).counts).toMatchObject({ waiting: 0, invited: 2 })
    const ids = ({ groups }: { groups: { _id: string }[] }) => groups.map((each) => each._id)
    const lea = await person('lea@acme.test')
    expect([lea.status, lea.name.full, lea.role.name]).toEqual(['pending', 'Léa Roy', 'Valideur'])
    expect(ids(lea).toSorted()).toEqual([all, legal].toSorted())
    const eric = await person('eric@acme.test')
    expect([eric.role.name, ids(eric)]).toEqual(['Lecteur', [all]])
    expect(await mailsOf(product, company, 'eric@acme.test')).toHaveLength(1)
    // Done: it is not shown any more.
    expect((await admin().call('GET', LISTS)).body).toEqual({ value: [], count: 0 })
  })

  test('that is invited twice, or whose job was killed, sends nothing twice', async () => {
    const text = Array.from({ length: 45 }, (_, index) => `p${index}@acme.test`).join('\n')
    const first = await create(text)
    const second = await create(text)
    const platform = product.product.platform
    let transactions = 0
    const killed = inviteListed(
      {
        ...platform,
        inCompany: (companyId, done) => {
          transactions += 1
          if (transactions > 2) throw new Error('killed')
          return platform.inCompany(companyId, done)
        },
      },
      { companyId: company.companyId, listId: first._id },
    )
    await expect(killed).rejects.toThrow('killed')
    expect((await read(first._id)).counts).toMatchObject({ invited: 40, waiting: 5 })
    await inviteListed(platform, { companyId: company.companyId, listId: first._id })
    await work()
    expect((await read(first._id)).counts).toMatchObject({ invited: 45, waiting: 0 })
    expect((await read(second._id)).counts).toMatchObject({ passedOver: 45, toCorrect: 0 })
    for (const index of [0, 39, 44])
      expect(await mailsOf(product, company, `p${index}@acme.test`)).toHaveLength(1)
  })

  test('waits for its day like any invitation', async () => {
    await create('lea@acme.test', { sendOn: '2026-11-23' })
    await work()
    expect((await person('lea@acme.test')).invitation.dueOn).toBe('2026-11-23')
    expect(await mailsOf(product, company, 'lea@acme.test')).toEqual([])
  })

  test('is invited with the rights that its author has by then', async () => {
    const { browser, personId } = await joinWith(company, ['vendor:users', 'contracts3:list'])
    const { _id: roleId } = (
      await admin().call('POST', '/roles', { name: 'Accueil', permissions: ['contracts3:list'] })
    ).body
    const { _id } = await create('lea@acme.test', { roleId }, browser)
    await admin().call('POST', `/users/${personId}/blocked`)
    await work()
    const [line] = await lines(_id, 'toCorrect')
    expect(line.refusal.code).toBe('NOT_ALLOWED_VENDOR_USERS')
    expect((await admin().call('GET', '/users?status=pending')).body.count).toBe(0)
    // Whoever sends it again asks for it with their own rights.
    await admin().call('PUT', `${LISTS}/${_id}/lines/${line.position}`, typed(line))
    await work()
    expect((await read(_id)).counts.invited).toBe(1)
  })

  test('is refused as a whole without people, a role to give, or a day ahead', async () => {
    const nobody = ['POST', LISTS, form(' ')] as const
    await expectRefused(admin(), nobody, 422, { code: 'INVITATION_EMPTY', field: 'text' })
    const late = ['POST', LISTS, form('a@acme.test', { sendOn: '2026-11-20' })] as const
    await expectRefused(admin(), late, 422, { code: 'INVITATION_DAY_NOT_AHEAD', field: 'sendOn' })
    const { browser } = await joinWith(company, ['vendor:users'])
    const beyond = { code: 'ROLE_BEYOND_YOURS', field: 'roleId' }
    await expectRefused(browser, ['POST', LISTS, form('a@acme.test')], 403, beyond)
  })

  test('is forgotten after a month, and its people stay', async () => {
    const { _id } = await create('lea@acme.test\nnon')
    await work()
    const { platform } = product.product
    const forget = () => forgetInvitationLists(platform, company.companyId)
    await forget()
    expect((await read(_id)).counts.total).toBe(2)
    product.clock.advance(31 * 24 * 60 * 60 * 1000)
    await forget()
    product.clock.advance(-31 * 24 * 60 * 60 * 1000)
    await expectRefused(admin(), ['GET', `${LISTS}/${_id}`], 404, {
      code: 'INVITATION_LIST_NOT_FOUND',
    })
    expect((await person('lea@acme.test')).status).toBe('pending')
  })

  test('of another company does not exist', async () => {
    const { _id } = await create('non')
    const other = await signUpCompany(product)
    const unknown = { code: 'INVITATION_LIST_NOT_FOUND' }
    for (const path of [`${LISTS}/${_id}`, `${LISTS}/${_id}/lines?state=toCorrect`])
      await expectRefused(other.administrator, ['GET', path], 404, unknown)
    const line = `${LISTS}/${_id}/lines/0`
    await expectRefused(other.administrator, ['DELETE', line], 404, unknown)
    expect((await other.administrator.call('GET', LISTS)).body.count).toBe(0)
  })
})

const typed = ({ firstName, lastName, email, role, groups }: Record<string, unknown>) => ({
  firstName,
  lastName,
  email,
  role,
  groups,
})

describe('a line to correct', () => {
  test('stays with its reason, is corrected in place, and then invited', async () => {
    const { _id } = await create(
      'E-mail;Rôle\nlea@acme;Lecteur\neric@acme.test;Chef\nok@acme.test;',
    )
    await work()
    expect((await read(_id)).counts).toMatchObject({ invited: 1, toCorrect: 2, waiting: 0 })
    const [lea, eric] = await lines(_id, 'toCorrect')
    expect([lea.refusal.code, eric.refusal.code]).toEqual([
      'INVITATION_EMAILS_INVALID',
      'INVITATION_ROLE_UNKNOWN',
    ])
    const path = `${LISTS}/${_id}/lines`
    const still = { code: 'INVITATION_EMAILS_INVALID', field: 'email' }
    await expectRefused(admin(), ['PUT', `${path}/${lea.position}`, typed(lea)], 422, still)
    const unknown = { code: 'INVITATION_ROLE_UNKNOWN', field: 'role', params: { name: 'Chef' } }
    await expectRefused(admin(), ['PUT', `${path}/${eric.position}`, typed(eric)], 422, unknown)
    const right = { ...typed(lea), email: 'lea@acme.test' }
    const put = await admin().call('PUT', `${path}/${lea.position}`, right)
    expect([put.status, put.body.counts.waiting]).toEqual([200, 1])
    const twice = { ...typed(eric), email: 'LEA@acme.test', role: '' }
    await expectRefused(admin(), ['PUT', `${path}/${eric.position}`, twice], 422, {
      code: 'INVITATION_TWICE',
      field: 'email',
    })
    await work()
    expect((await person('lea@acme.test')).status).toBe('pending')
    const settled = { code: 'INVITATION_LINE_SETTLED' }
    await expectRefused(admin(), ['PUT', `${path}/${lea.position}`, right], 409, settled)
    await expectRefused(admin(), ['DELETE', `${path}/${lea.position}`], 409, settled)
    expect((await admin().call('DELETE', `${path}/${eric.position}`)).status).toBe(204)
    expect((await read(_id)).counts).toMatchObject({ invited: 2, toCorrect: 0, setAside: 1 })
  })

  test('is in the file of errors with its reason, in the reader’s language, and never a formula', async () => {
    const { _id } = await create('Prénom;Nom;E-mail;Groupe\n=1+1;Roy;lea@acme;A|B\nok@acme.test')
    await admin().call('PUT', '/me/language', { i18n: 'en' })
    const { headers, bytes } = await admin().call('GET', `${LISTS}/${_id}/errors`)
    expect(headers['content-disposition']).toBe('attachment; filename="invitations.csv"')
    expect(parseCsv(bytes.toString('utf8'), { delimiter: ',' })).toEqual([
      ['Line', 'First name', 'Last name', 'Email address', 'Role', 'Groups', 'Reason'],
      ['2', "'=1+1", 'Roy', 'lea@acme', '', 'A|B', 'Check that the email addresses are valid'],
    ])
  })
})
