import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel, setContractState } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let path: `/contracts3/${string}`

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  path = `/contracts3/${contractId}`
})

describe('filing', () => {
  /** Whether the page shows in each language the reason the server refuses with. */
  async function reasonFor({ browser }: { browser: Browser }) {
    const codes = new Set<string | null>()
    for (const i18n of ['fr', 'en', 'es']) {
      await browser.call('PUT', '/me/language', { i18n })
      const { filing } = (await browser.call('GET', path)).body
      const { status, body } = await browser.call('PUT', path, { folderIds: [] })
      const refused = status === 200 ? null : { code: body.code, message: body.message }
      expect(filing).toEqual(refused)
      codes.add(filing?.code ?? null)
    }
    return [...codes]
  }

  test('is disabled for the reason it is refused with, in each language', async () => {
    const suggester = await company.join('contributor')
    const editor = await company.join('contributor')
    const reader = await company.join('reader')
    const give = (personId: string, level: 'suggester' | 'editor' | 'owner') =>
      grantLevel(product, company, { contractId, personId, level })
    await give(suggester.personId, 'suggester')
    expect(await reasonFor(suggester)).toEqual(['LEVEL_TOO_LOW_EDITOR'])
    await give(reader.personId, 'owner')
    expect(await reasonFor(reader)).toEqual(['NOT_ALLOWED_CONTRACTS3_UPDATE'])
    await give(editor.personId, 'editor')
    await setContractState(product, company, contractId, 'locked')
    expect(await reasonFor(editor)).toEqual([null])
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('role')
        .set({ permissions: sql`array_remove(permissions, 'contracts3:file')` })
        .where('role.key', '=', 'contributor')
        .execute(),
    )
    expect(await reasonFor(editor)).toEqual(['NOT_ALLOWED_CONTRACTS3_FILE'])
  })
})

describe('a signed contract', () => {
  const change = (body: object, browser = company.administrator) => browser.call('PUT', path, body)
  const page = async () => (await company.administrator.call('GET', path)).body

  beforeEach(() => setContractState(product, company, contractId, 'locked'))

  test('is handed over, and managed on: project, direction and scope', async () => {
    const { personId } = await company.join('contributor')
    const project = await company.administrator.call('POST', '/projects', { name: 'Siège' })
    const { status, body } = await change({
      ownerId: personId,
      projectId: project.body._id,
      direction: 'expense',
      scope: 'national',
    })
    expect([status, body.owner._id, body.project.name, body.direction, body.scope]).toEqual([
      200,
      personId,
      'Siège',
      'expense',
      'national',
    ])
    const events = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('audit_event')
        .where('audit_event.action', '=', 'contract.detailsChanged')
        .where('audit_event.contract_id', '=', contractId)
        .select('audit_event.payload')
        .execute(),
    )
    expect(events.at(-1)?.payload).toEqual({
      changed: ['projectId', 'ownerId', 'direction', 'scope'],
    })
  })

  test('keeps what was agreed, even when it comes along with what is managed', async () => {
    const before = await page()
    for (const content of [{ title: 'Autre' }, { reference: 'X-1' }, { currency: 'USD' }]) {
      const { status, body } = await change({ ...content, scope: 'national' })
      expect([status, body.code]).toEqual([409, 'CONTRACT_LOCKED'])
    }
    expect(await page()).toEqual(before)
    expect([before.editing.code, before.managing, before.handingOver]).toEqual([
      'CONTRACT_LOCKED',
      null,
      null,
    ])
  })

  test('is handed over by its owners only, and managed by editors', async () => {
    const editor = await company.join('contributor')
    const reader = await company.join('contributor')
    await grantLevel(product, company, { contractId, personId: editor.personId, level: 'editor' })
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
    expect((await change({ scope: 'national' }, editor.browser)).status).toBe(200)
    const taken = await change({ ownerId: editor.personId }, editor.browser)
    expect([taken.status, taken.body.code]).toEqual([403, 'LEVEL_TOO_LOW_OWNER'])
    const refused = await change({ scope: 'national' }, reader.browser)
    expect([refused.status, refused.body.code]).toEqual([403, 'LEVEL_TOO_LOW_EDITOR'])
  })
})
