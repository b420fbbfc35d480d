import { parseCsv, readXlsx } from 'hucre'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { holdTransaction } from '../../../testing/hold-transaction.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { waitFor } from '../../../testing/running-server.ts'
import { inDatabase } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { lockAdministration } from '../roles/public.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

const admin = () => company.administrator
const preview = async (act: object, selection: object, browser: Browser = admin()) =>
  (await browser.call('POST', '/users/acts/preview', { act, selection })).body
const perform = async (act: object, ids: readonly string[], browser: Browser = admin()) =>
  (await browser.call('POST', '/users/acts', { act, ids })).body
const user = async (id: string) => (await admin().call('GET', `/users/${id}`)).body
const roleId = async (name: string) =>
  (await admin().call('GET', `/users/choices/roles?q=${name}`)).body.value[0]._id as string
const group = async (name: string) =>
  (await admin().call('POST', '/groups', { name })).body._id as string
const reasons = (spared: { name: string; reason: { code: string } }[]) =>
  spared.map(({ name, reason }) => [name, reason.code])
const invited = async (email: string) => {
  const form = { people: [{ email }], roleId: await roleId('Lecteur'), i18n: 'fr' }
  return (await admin().call('POST', '/users/invitations', form)).body.value[0]._id as string
}
const texts = async (action: string) =>
  (await admin().call('GET', `/administration/audit?action=${action}`)).body.value.map(
    ({ text }: { text: string }) => text,
  )

describe('an act on many people', () => {
  test('says whom it concerns and who is passed over, and changes nothing yet', async () => {
    const zoe = await company.join('reader', 'Zoé')
    const max = await company.join('reader', 'Max')
    await admin().call('POST', `/users/${max.personId}/blocked`)
    const foreseen = await preview({ kind: 'block' }, { filter: {} })
    expect(foreseen.ids).toEqual([zoe.personId])
    expect(reasons(foreseen.passedOver)).toEqual([
      ['Anne Martin', 'PERSON_IS_YOURSELF'],
      ['Max Test', 'PERSON_NOT_ACTIVE'],
    ])
    expect((await user(zoe.personId)).status).toBe('active')
  })

  test('follows the filter of the list', async () => {
    const zoe = await company.join('reader', 'Zoé')
    await company.join('validator', 'Max')
    const filter = { roleId: await roleId('Lecteur'), search: 'zoé' }
    expect((await preview({ kind: 'block' }, { filter })).ids).toEqual([zoe.personId])
  })

  test('blocks and unblocks each with their event; who is refused does not stop the others', async () => {
    const zoe = await company.join('reader', 'Zoé')
    const max = await company.join('reader', 'Max')
    const ids = [zoe.personId, company.administratorId, max.personId]
    const { doneIds, failures } = await perform({ kind: 'block' }, ids)
    expect(doneIds).toEqual([zoe.personId, max.personId])
    expect(reasons(failures)).toEqual([['Anne Martin', 'PERSON_IS_YOURSELF']])
    expect((await zoe.browser.call('GET', '/me')).status).toBe(401)
    expect(await texts('person.blocked')).toHaveLength(2)
    expect((await perform({ kind: 'unblock' }, doneIds)).doneIds).toEqual(doneIds)
    expect((await user(max.personId)).status).toBe('active')
  })

  test('gives a role, names the former ones to give back, and spares oneself', async () => {
    const zoe = await company.join('reader', 'Zoé')
    const max = await company.join('validator', 'Max')
    const [reader, validator] = [await roleId('Lecteur'), await roleId('Valideur')]
    const act = { kind: 'giveRole', roleId: validator }
    const foreseen = await preview(act, { filter: {} })
    expect(foreseen.ids).toEqual([zoe.personId])
    expect(reasons(foreseen.passedOver)).toEqual([
      ['Anne Martin', 'PERSON_ROLE_IS_YOURS'],
      ['Max Test', 'PERSON_HAS_ROLE'],
    ])
    const given = await perform(act, [zoe.personId, max.personId])
    expect(given.formerRoles).toEqual([{ roleId: reader, ids: [zoe.personId] }])
    expect(reasons(given.failures)).toEqual([['Max Test', 'PERSON_HAS_ROLE']])
    expect((await user(zoe.personId)).role._id).toBe(validator)
    expect((await texts('person.changed'))[0]).toContain('Zoé')
  })

  test('adds to a group and removes from it', async () => {
    const zoe = await company.join('reader', 'Zoé')
    const groupId = await group('Achats')
    const join = { kind: 'joinGroup', groupId }
    expect((await perform(join, [zoe.personId])).doneIds).toEqual([zoe.personId])
    expect((await user(zoe.personId)).groups).toHaveLength(1)
    const again = await perform(join, [zoe.personId])
    expect(reasons(again.failures)).toEqual([['Zoé Test', 'PERSON_IN_GROUP']])
    const leave = { kind: 'leaveGroup', groupId }
    expect((await preview(leave, { filter: {} })).ids).toEqual([zoe.personId])
    await perform(leave, [zoe.personId])
    expect((await user(zoe.personId)).groups).toEqual([])
    const { failures } = await perform(leave, [zoe.personId])
    expect(reasons(failures)).toEqual([['Zoé Test', 'PERSON_NOT_IN_GROUP']])
  })

  test('resends and withdraws invitations that are pending', async () => {
    const [lea, eric] = [await invited('lea@acme.test'), await invited('eric@acme.test')]
    const all = { filter: { status: 'pending' } }
    expect((await preview({ kind: 'resend' }, all)).ids.toSorted()).toEqual([lea, eric].toSorted())
    await perform({ kind: 'resend' }, [lea])
    expect(await mailsOf(product, company, 'lea@acme.test')).toHaveLength(2)
    const ids = [eric, company.administratorId]
    const { doneIds, failures } = await perform({ kind: 'withdraw' }, ids)
    expect([doneIds, reasons(failures)]).toEqual([[eric], [['Anne Martin', 'PERSON_NOT_PENDING']]])
    const gone = await perform({ kind: 'withdraw' }, [eric])
    expect(gone.failures[0].reason.code).toBe('PERSON_NOT_FOUND')
  })
})

describe('nobody does with many what they may not do with one', () => {
  test('who holds more is passed over, and a role beyond one’s own is not given', async () => {
    const { browser, personId } = await joinWith(company, ['vendor:users'])
    const { passedOver } = await preview({ kind: 'block' }, { filter: {} }, browser)
    expect(reasons(passedOver)).toContainEqual(['Anne Martin', 'PERSON_HOLDS_MORE'])
    const { failures } = await perform({ kind: 'block' }, [company.administratorId], browser)
    expect(reasons(failures)).toEqual([['Anne Martin', 'PERSON_HOLDS_MORE']])
    const demote = { kind: 'giveRole', roleId: (await user(personId)).role._id }
    const demoted = await perform(demote, [company.administratorId], browser)
    expect(reasons(demoted.failures)).toEqual([['Anne Martin', 'PERSON_HOLDS_MORE']])
    const act = { kind: 'giveRole', roleId: await roleId('Administrateur') }
    const body = { act, selection: { filter: {} } }
    const beyond = { code: 'ROLE_BEYOND_YOURS', field: 'roleId' }
    await expectRefused(browser, ['POST', '/users/acts/preview', body], 403, beyond)
  })

  test('who is made an administrator at the same moment is not demoted', async () => {
    const zoe = await joinWith(company, ['contracts3:list'], 'Zoé')
    const { browser, personId } = await joinWith(company, ['vendor:users', 'contracts3:list'])
    const administrator = await roleId('Administrateur')
    const release = await holdTransaction(product, company, async (db) => {
      await lockAdministration(db)
      const promoted = db.update('person').set({ role_id: administrator })
      await promoted.where('person.id', '=', zoe.personId).execute()
    })
    const act = { kind: 'giveRole', roleId: (await user(personId)).role._id }
    const demoting = perform(act, [zoe.personId], browser)
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await waitFor(async () => (await inDatabase(product, isWaiting, [])).length > 0 || undefined)
    await release()
    expect(reasons((await demoting).failures)).toEqual([['Zoé Test', 'PERSON_HOLDS_MORE']])
  })

  test('two administrators who demote each other at once leave one', async () => {
    const other = await company.join('administrator', 'Zoé')
    const act = { kind: 'giveRole', roleId: await roleId('Lecteur') }
    const answers = await Promise.all([
      perform(act, [other.personId]),
      perform(act, [company.administratorId], other.browser),
    ])
    const done = answers.flatMap((answer) => answer.doneIds ?? [])
    expect(done).toHaveLength(1)
  })

  test('people of another company are nobody', async () => {
    const other = await signUpCompany(product)
    const ids = [company.administratorId]
    const { failures } = await perform({ kind: 'block' }, ids, other.administrator)
    expect(failures[0]).toMatchObject({ name: '', reason: { code: 'PERSON_NOT_FOUND' } })
    const selection = { ids }
    const foreseen = await preview({ kind: 'block' }, selection, other.administrator)
    expect([foreseen.ids, foreseen.passedOver]).toEqual([[], []])
  })

  test('an unknown role or group is refused', async () => {
    const unknown = '00000000-0000-7000-8000-000000000000'
    for (const [field, act] of [
      ['roleId', { kind: 'giveRole', roleId: unknown }],
      ['groupIds', { kind: 'joinGroup', groupId: unknown }],
    ] as const)
      await expectRefused(
        admin(),
        ['POST', '/users/acts/preview', { act, selection: { filter: {} } }],
        422,
        { code: 'CHOICE_UNKNOWN', field },
      )
  })
})

describe('the export of people', () => {
  test('has the people of the filter, in the reader’s language, and is in the trail', async () => {
    const zoe = await company.join('reader', 'Zoé')
    await perform({ kind: 'joinGroup', groupId: await group('Achats') }, [zoe.personId])
    const { bytes, headers } = await admin().call('GET', '/users/export?search=zo%C3%A9')
    expect(headers['content-disposition']).toMatch(/filename="\d{8}-\d{6}\.xlsx"/)
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    expect(sheets[0]!.rows.map((row) => row.slice(0, 9))).toEqual([
      [
        'Prénom',
        'Nom',
        'Adresse e-mail',
        'Téléphone',
        'Rôle',
        'Interne ou externe',
        'Groupes',
        'Service',
        'État',
      ],
      ['Zoé', 'Test', zoe.email, '', 'Lecteur', 'Interne', 'Achats', null, 'Actif'],
    ])
    expect(await texts('people.exported')).toEqual([
      'Anne Martin a exporté la liste des utilisateurs (lignes\u202f: 1).',
    ])
  })

  test('never contains a formula', async () => {
    const { personId } = await company.join('reader', 'Zoé')
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('person').set({ first_name: '=1+1' }).where('person.id', '=', personId).execute(),
    )
    const { bytes } = await admin().call('GET', '/users/export?typeFile=csv')
    const cells = parseCsv(bytes.toString('utf8'), { delimiter: ';' }).flat().map(String)
    expect(cells).toContain("'=1+1")
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })

  test('is refused without the right to administer people', async () => {
    const { browser } = await company.join('reader')
    expect((await browser.call('GET', '/users/export')).status).toBe(403)
  })
})
