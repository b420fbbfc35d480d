import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { standingContract } from '../../../testing/standing-contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
/** An editor of the contract, and another one. */
let paul: Browser
let lea: Browser

beforeAll(async () => {
  product = await startProduct()
  // A quarter of an hour before midnight in Paris.
  product.clock.set('2026-11-20T22:45:00Z')
  company = await signUpCompany(product)
  const join = async (name: string) => {
    const { browser, personId } = await company.join('contributor', name)
    return { browser, personId }
  }
  const [one, other] = [await join('Paul'), await join('Léa')]
  paul = one.browser
  lea = other.browser
  editors = [one.personId, other.personId]
})
afterAll(() => product.stop())
let editors: string[] = []

beforeEach(async () => {
  product.clock.set('2026-11-20T22:45:00Z')
  contractId = (await createContract(company.administrator))._id
  for (const personId of editors)
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
})

const lock = (browser: Browser, form: object = { reason: 'Relecture en cours' }) =>
  browser.call('POST', `/contracts3/${contractId}/locked`, form)
const unlock = (browser: Browser) => browser.call('DELETE', `/contracts3/${contractId}/locked`)
const rename = (browser: Browser) =>
  browser.call('PUT', `/contracts3/${contractId}`, { title: 'Autre titre' })
const keeping = async (browser = company.administrator) =>
  (await browser.call('GET', `/contracts3/${contractId}/keeping`)).body

describe('a contract locked by a person', () => {
  test('refuses changes of details and text, and says who, why and until when', async () => {
    expect((await lock(paul, { reason: 'Relecture en cours', until: '2026-12-01' })).status).toBe(
      204,
    )
    const { body: page } = await lea.call('GET', `/contracts3/${contractId}`)
    const { body: text } = await lea.call('GET', `/contracts3/${contractId}/document`)
    const [section] = text.blocks[0].sections
    const { title, content, audience, version } = section
    const answers = [
      await rename(lea),
      await lea.call('PUT', `/texts/${page.textId}/sections/${section._id}`, {
        title,
        content,
        audience,
        version,
      }),
      // Whoever locked it unlocks it first, too.
      await rename(paul),
    ]
    const says =
      'Paul Test a verrouillé ce contrat jusqu’au 01/12/2026 inclus\u202F: Relecture en cours'
    for (const { status, body } of answers)
      expect([status, body.code, body.message.replaceAll('\u00A0', '\u202F')]).toEqual([
        409,
        'CONTRACT_LOCKED_BY_UNTIL',
        says,
      ])
    expect(page.editing.message.replaceAll('\u00A0', '\u202F')).toBe(says)
    expect(page).toMatchObject({ isLocked: true, isLockedByPerson: true })
    const { body: list } = await lea.call('GET', '/contracts3?$top=0')
    expect(
      list.value.find(({ _id }: { _id: string }) => _id === contractId).personLock,
    ).toMatchObject({ name: 'Paul Test', until: '2026-12-01' })
  })

  test('is open again the day after the last one, without a job', async () => {
    await lock(paul, { reason: 'Relecture', until: '2026-11-20' })
    product.clock.set('2026-11-20T22:59:00Z')
    expect((await rename(lea)).body.code).toBe('CONTRACT_LOCKED_BY_UNTIL')
    // Midnight in Paris.
    product.clock.set('2026-11-20T23:01:00Z')
    expect((await keeping()).lock).toBeNull()
    expect((await rename(lea)).status).toBe(200)
    expect((await unlock(paul)).body.code).toBe('CONTRACT_NOT_LOCKED')
  })

  test('is unlocked by whoever locked it, and by an owner', async () => {
    await lock(paul)
    const refused = await unlock(lea)
    expect([refused.status, refused.body.code]).toEqual([403, 'LOCK_OF_ANOTHER'])
    expect((await keeping(lea)).unlocking.code).toBe('LOCK_OF_ANOTHER')
    expect((await unlock(paul)).status).toBe(204)
    expect((await rename(lea)).status).toBe(200)

    await lock(paul)
    expect((await unlock(company.administrator)).status).toBe(204)
    const { body } = await company.administrator.call('GET', `/contracts3/${contractId}/activity`)
    const told = JSON.stringify(body)
    expect(told).toContain('Paul Test a verrouillé le contrat')
    expect(told).toContain('Relecture en cours')
    expect(told).toContain('a levé le verrou du contrat.')
  })
})

describe('locking is refused', () => {
  test.each([
    [{ reason: '  ' }, 'reason', 'LOCK_REASON_REQUIRED'],
    [{ reason: 'Relecture', until: '2026-11-19' }, 'until', 'LOCK_UNTIL_PAST'],
  ])('with %j', async (form, field, code) => {
    const { status, body } = await lock(paul, form)
    expect([status, body.errors]).toMatchObject([422, [{ field, code }]])
  })

  test('on a contract that is locked, by a person or for good', async () => {
    await lock(paul)
    expect((await lock(lea)).body.code).toBe('CONTRACT_LOCKED_BY')
    contractId = await standingContract(product, company, {
      status: 'SIGNED',
      signatureDate: '2026-01-01',
    })
    const { status, body } = await lock(company.administrator)
    expect([status, body.code]).toEqual([409, 'CONTRACT_LOCKED'])
  })

  test('to a reader, and to another company', async () => {
    const reader = await company.join('contributor')
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
    const low = await lock(reader.browser)
    expect([low.status, low.body.code]).toEqual([403, 'LEVEL_TOO_LOW_EDITOR'])
    const stranger = (await signUpCompany(product)).administrator
    expect((await lock(stranger)).status).toBe(404)
    expect((await unlock(stranger)).status).toBe(404)
  })
})
