import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attach, pdfOf } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { markSigned } from '../../../testing/scans.ts'
import {
  contractForEachAudience,
  enterToRead,
  findShare,
  shareOutside,
  THIRD_PARTY,
} from '../../../testing/shares.ts'
import {
  OUTSIDER,
  sealNow,
  sendOut,
  signableContract,
  signInside,
  signOutside,
} from '../../../testing/signatures.ts'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let owner: Browser
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  owner = company.administrator
})

const at = (path = '') => `/contracts3/${contractId}${path}`
const list = async () => (await owner.call('GET', at('/versions'))).body
/** Each version with why it is kept, the newest first. */
const kept = async (): Promise<string[]> =>
  (await list()).value.map(
    ({ number, reasons }: { number: number; reasons: { kind: string }[] }) =>
      `${number} ${reasons
        .map(({ kind }) => kind)
        .toSorted()
        .join(' ')}`,
  )
const writeOn = async (words: string) => {
  const text = await textOf(owner, contractId)
  const sections = (await text.read()).blocks[0].sections
  const open = sections.find(({ audience }: { audience: string }) => audience === 'anyone')
  expect((await text.save(open._id, { text: words })).status).toBe(200)
}

describe('what a third party is given to read', () => {
  beforeEach(async () => {
    contractId = await contractForEachAudience(owner)
  })

  test('is kept when it is shared, with whom; sharing it again keeps nothing more', async () => {
    await shareOutside(company, contractId)
    product.clock.advance(60_000)
    const { _id } = await findShare(owner, contractId, THIRD_PARTY)
    expect((await owner.call('POST', at(`/shares/${_id}/invitation`))).status).toBeLessThan(300)
    expect(await list()).toMatchObject({
      count: 1,
      lastSent: 1,
      value: [
        {
          number: 1,
          reasons: [
            {
              kind: 'shared',
              by: 'Anne Martin',
              at: '2026-11-20T09:01:00.000Z',
              recipient: { email: THIRD_PARTY },
            },
          ],
        },
      ],
    })
  })

  test('is not kept for colleagues: nothing leaves the company', async () => {
    const { personId } = await company.join('contributor', 'Paul')
    const shared = await owner.call('POST', at('/shares'), {
      personIds: [personId],
      level: 'reader',
    })
    expect(shared.status).toBeLessThan(300)
    expect(await kept()).toEqual([])
  })

  test('is kept as they read it: once for each text, also of the PDF', async () => {
    await shareOutside(company, contractId)
    const { guest, path } = await enterToRead(product, company)
    await guest.call('GET', path)
    await guest.call('GET', path)
    expect(await kept()).toEqual(['1 read shared'])
    await writeOn('Une autre offre.')
    expect(await kept()).toEqual(['1 read shared'])
    await guest.call('GET', path)
    expect(await kept()).toEqual(['2 read', '1 read shared'])
    await writeOn('Une dernière offre.')
    expect((await guest.call('GET', `${path}.pdf`)).status).toBe(200)
    const { value, lastSent } = await list()
    expect(lastSent).toBe(3)
    expect(value[0].reasons).toMatchObject([
      { kind: 'read', by: null, recipient: { email: THIRD_PARTY } },
    ])
  })

  test('is never shown to them as a version', async () => {
    await shareOutside(company, contractId)
    const { guest } = await enterToRead(product, company)
    for (const path of ['/versions', '/versions/1', '/versions/changes?from=1'])
      expect((await guest.call('GET', at(path))).status).toBe(401)
  })

  test('keeps the files of its annexes, whatever becomes of them in the contract', async () => {
    const { body } = await attach(owner, contractId, 'plan.pdf', pdfOf('Plan'))
    await shareOutside(company, contractId)
    expect((await owner.call('DELETE', at(`/attachments/${body._id}`))).status).toBeLessThan(300)
    const held = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('kept_content_file')
        .where('kept_content_file.contract_id', '=', contractId)
        .select('kept_content_file.sha256')
        .execute(),
    )
    expect(held).toEqual([{ sha256: body.versions[0].sha256 }])
  })
})

describe('a signature', () => {
  test('keeps what is sent, to whom, and that it was signed', async () => {
    contractId = await signableContract(company)
    expect((await sendOut(company, contractId)).status).toBe(201)
    const { value } = await list()
    expect(value).toMatchObject([{ number: 1, reasons: [{}, {}] }])
    expect(value[0].reasons).toContainEqual(
      expect.objectContaining({
        kind: 'signature',
        by: 'Anne Martin',
        recipient: { name: OUTSIDER.name, email: OUTSIDER.email },
      }),
    )
    await signOutside(product, company)
    const { body: me } = await owner.call('GET', '/me')
    await signInside(product, company, contractId, { browser: owner, email: me.email })
    await sealNow(product, company, contractId)
    expect(await kept()).toEqual(['1 signature signature signed'])
  })

  test('on paper keeps what was signed', async () => {
    contractId = await signableContract(company)
    expect((await markSigned(owner, contractId)).status).toBe(201)
    expect(await kept()).toEqual(['1 signed'])
  })
})

test('restoring brings back the values of the company’s own fields', async () => {
  contractId = await contractForEachAudience(owner)
  const field = { label: 'Code projet', type: 'text', isMetadata: true }
  const created = await owner.call('POST', '/administration/tagged-fields', field)
  expect(created.status).toBe(201)
  const { variable } = created.body
  const fill = (value: string | null) =>
    owner.call('PUT', at('/fields'), { values: { [variable]: value } })
  expect((await fill('A-1')).status).toBeLessThan(300)
  await owner.call('POST', at('/versions'), { name: 'Première' })
  await fill('B-2')
  await owner.call('PUT', at(), { title: 'Autre titre' })
  const { body } = await owner.call('GET', at('/versions/changes?from=now&to=1'))
  expect(body.values.map((change: { field: string }) => change.field).toSorted()).toEqual([
    'title',
    `values.${variable}`,
  ])
  const restored = await owner.call('POST', at('/versions/1/restored'), { seal: body.seal })
  expect(restored.status).toBe(200)
  const after = await owner.call('GET', at('/versions/changes?from=now&to=1'))
  expect(after.body.values.map((change: { field: string }) => change.field)).toEqual(['title'])
})
