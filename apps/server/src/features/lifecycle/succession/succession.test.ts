import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel, setContractState } from '../../../testing/contract-state.ts'
import { createContract, fillSections, firstChoice } from '../../../testing/contracts.ts'
import { pdfOf } from '../../../testing/attachments.ts'
import { signedContract } from '../../../testing/signed-pdfs.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  const { administrator } = company
  const party = await administrator.call('POST', '/contracts/suppliers', { name: 'Bureau Vallée' })
  contractId = (
    await createContract(administrator, {
      title: 'Entretien',
      counterpartyId: party.body._id,
      folderIds: [await firstChoice(administrator, 'folders')],
    })
  )._id
  await fillSections(administrator, contractId, 'Le prestataire entretient les ascenseurs.')
  await administrator.call('PUT', at('lifecycle'), YEARLY_TERMS)
  await administrator.call('PUT', at('fields'), { values: { amount_incl_tax: 990_00 } })
})

const at = (path = '', id = contractId) => `/contracts3/${id}${path ? `/${path}` : ''}`
const read = async (path = '', id = contractId, browser: Browser = company.administrator) =>
  (await browser.call('GET', at(path, id))).body
const make = (kind: string, body: object, browser: Browser = company.administrator) =>
  browser.call('POST', at(kind), body)
const sign = (day = '2025-12-15', id = contractId) => signOnPaper(product, company, id, day)
const wordsOf = (document: { blocks: { sections: { content: object }[] }[] }) =>
  JSON.stringify(document.blocks.flatMap(({ sections }) => sections.map(({ content }) => content)))

describe('a duplicate', () => {
  test('starts with the text, the parties, the terms and the values, and none of its dates', async () => {
    await sign()
    const { duplicate } = await read('succession/starts')
    expect(duplicate.title).toBe('Copie d’Entretien')
    const { status, body } = await make('copies', { title: 'Entretien, site de Lyon' })
    expect(status).toBe(201)
    const page = await read('', body._id)
    expect(page).toMatchObject({
      title: 'Entretien, site de Lyon',
      reference: '20260002',
      status: 'DRAFT',
      terms: 'open',
      counterparty: { name: 'Bureau Vallée' },
      amountInclTaxCents: 990_00,
      signatureDate: null,
      owner: { _id: company.administratorId },
    })
    expect(page.folders).toEqual((await read()).folders)
    expect(wordsOf(await read('document', body._id))).toContain('entretient les ascenseurs')
    const { lifecycle } = await read('deadlines', body._id)
    expect(lifecycle).toMatchObject({
      effectiveDate: null,
      duration: YEARLY_TERMS.duration,
      renewalType: 'tacit',
      notice: YEARLY_TERMS.notice,
    })
    expect((await read('succession', body._id)).copiedFrom).toMatchObject({
      _id: contractId,
      title: 'Entretien',
      status: 'SIGNED',
    })
    expect((await read('succession')).copies).toMatchObject({
      count: 1,
      value: [{ _id: body._id, status: 'DRAFT' }],
    })
    const [line] = (await read('activity')).value
    expect(line.text).toBe('Anne Martin a dupliqué le contrat.')
  })

  test('leaves out what was not chosen, and a folder that this person may not file in', async () => {
    const none = { text: false, parties: false, terms: false, values: false, folders: false }
    const { body } = await make('copies', { title: 'Vide', ...none })
    const page = await read('', body._id)
    expect([page.counterparty, page.amountInclTaxCents, page.folders]).toEqual([null, null, []])
    expect(wordsOf(await read('document', body._id))).not.toContain('ascenseurs')
    expect((await read('deadlines', body._id)).lifecycle.duration).toBeNull()
  })

  test('carries only the sections that this person sees', async () => {
    const document = await read('document')
    const [section] = document.blocks[0].sections
    await company.administrator.call('PUT', `/texts/${document.textId}/sections/${section._id}`, {
      ...pick(section),
      audience: 'thirdParties',
    })
    const { browser, personId } = await company.join('contributor')
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    expect((await read('succession/starts', contractId, browser)).hasHiddenText).toBe(true)
    const { status, body } = await make('copies', { title: 'Copie', folders: false }, browser)
    expect(status).toBe(201)
    const words = wordsOf(await read('document', body._id, browser))
    const all = wordsOf(await read('document'))
    expect(words.split('ascenseurs').length).toBe(all.split('ascenseurs').length - 1)
  })

  test('is named by a contract only to who sees it, and outlives its source', async () => {
    const { body } = await make('copies', { title: 'Copie discrète', folders: false })
    const { browser, personId } = await company.join('contributor')
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    expect((await read('succession', contractId, browser)).copies).toEqual({ value: [], count: 0 })
    await grantLevel(product, company, { contractId: body._id, personId, level: 'reader' })
    expect((await read('succession', contractId, browser)).copies.count).toBe(1)
    const { body: removed } = await company.administrator.call('DELETE', at())
    expect((await read('succession', body._id)).copiedFrom).toBeNull()
    await company.administrator.call('POST', `/removed-objects/${removed.removalId}/restored`)
    expect((await read('succession', body._id)).copiedFrom._id).toBe(contractId)
  })
})

describe('a new contract that renews another', () => {
  test('takes effect the day after its end, and each names the other', async () => {
    await company.administrator.call('PUT', at('lifecycle'), {
      ...YEARLY_TERMS,
      renewalType: 'withAgreement',
    })
    await sign()
    expect((await read('succession/starts')).renewal).toMatchObject({
      title: 'Entretien',
      effectiveDate: '2027-01-01',
      asksDuration: false,
    })
    const { status, body } = await make('renewal-contracts', { title: 'Entretien 2027' })
    expect(status).toBe(201)
    expect((await read('deadlines', body._id)).lifecycle.effectiveDate).toBe('2027-01-01')
    expect((await read('succession', body._id)).renews._id).toBe(contractId)
    expect(await read('succession')).toMatchObject({
      renewedBy: { count: 1, value: [{ _id: body._id }] },
      isFollowed: false,
    })
  })

  test('outlives the other, that came as a signed PDF and is deleted, and names it once it is back', async () => {
    const { administrator } = company
    contractId = await signedContract(administrator, pdfOf('Contrat d’entretien'))
    const { body } = await make('renewal-contracts', { title: 'Entretien 2027' })
    expect((await read('succession', body._id)).renews._id).toBe(contractId)
    const { status, body: removed } = await administrator.call('DELETE', at())
    expect(status).toBe(200)
    expect((await read('succession', body._id)).renews).toBeNull()
    await administrator.call('POST', `/removed-objects/${removed.removalId}/restored`)
    expect((await read('succession', body._id)).renews._id).toBe(contractId)
  })

  test('changes nothing of the other when it is signed: the other then asks for its end', async () => {
    await sign()
    const { body } = await make('renewal-contracts', { title: 'Entretien 2027' })
    const before = await read('deadlines')
    await sign('2026-05-04', body._id)
    expect(await read('deadlines')).toEqual(before)
    expect((await read('succession')).isFollowed).toBe(true)
    const notice = { kind: 'nonRenewal', sentOn: '2026-05-01', receivedOn: '2026-05-03' }
    await company.administrator.call('POST', at('notices'), notice)
    expect((await read('succession')).isFollowed).toBe(false)
  })

  test('starts empty from a contract imported without a text, and says so before', async () => {
    await inDatabase(
      product,
      `delete from text_section where text_id = (select text_id from contract where id = $1)`,
      [contractId],
    )
    await signOnPaper(product, company, contractId, '2025-12-15', 'imported')
    expect((await read('succession/starts')).hasText).toBe(false)
    const { body } = await make('renewal-contracts', { title: 'Entretien 2027' })
    const page = await read('', body._id)
    expect([page.counterparty.name, page.amountInclTaxCents]).toEqual(['Bureau Vallée', 990_00])
    expect((await read('document', body._id)).blocks).toHaveLength(2)
  })
})

describe('an amendment', () => {
  test('is numbered, has a text of its own, and stands among the amendments of its contract', async () => {
    await sign('2025-12-15')
    const { amendment } = await read('succession/starts')
    expect(amendment.title).toMatch(/^Avenant n°\s1 au contrat Entretien$/u)
    const first = await make('amendments', { title: amendment.title })
    expect(first.status).toBe(201)
    const page = await read('', first.body._id)
    expect(page).toMatchObject({
      parent: { _id: contractId },
      counterparty: { name: 'Bureau Vallée' },
      amountInclTaxCents: null,
      status: 'DRAFT',
    })
    const words = wordsOf(await read('document', first.body._id))
    expect(words).toContain('signé le 15/12/2025')
    expect(words).not.toContain('ascenseurs')
    expect((await read('succession/starts')).amendment.title).toMatch(/n°\s2/u)
    const second = await make('amendments', { title: 'Avenant n° 2', folders: false })
    await sign('2026-03-01', second.body._id)
    const { amendments } = await read('succession')
    expect(amendments.value.map(({ _id }: { _id: string }) => _id)).toEqual([
      second.body._id,
      first.body._id,
    ])
  })

  test('can be made of a contract that amends another', async () => {
    await sign()
    const { body } = await make('amendments', { title: 'Avenant n° 1' })
    await sign('2026-03-01', body._id)
    const { status } = await company.administrator.call('POST', at('amendments', body._id), {
      title: 'Avenant n° 1 bis',
    })
    expect(status).toBe(201)
  })
})

describe('is refused', () => {
  test('to renew or amend what was not signed, or was abandoned; a copy is always possible', async () => {
    const title = 'Suite'
    const answers = async () => {
      const asked = []
      for (const kind of ['renewal-contracts', 'amendments', 'copies'])
        asked.push(await make(kind, { title }))
      return asked.map(({ status, body }) => [status, body.code ?? null])
    }
    expect(await answers()).toEqual([
      [409, 'CONTRACT_NOT_SIGNED'],
      [409, 'CONTRACT_NOT_SIGNED'],
      [201, null],
    ])
    const { duplicating, renewing, amending } = await read()
    expect([duplicating, renewing.code, amending.code]).toEqual([
      null,
      'CONTRACT_NOT_SIGNED',
      'CONTRACT_NOT_SIGNED',
    ])
    await setContractState(product, company, contractId, 'cancelled')
    expect(await answers()).toEqual([
      [409, 'CONTRACT_CANCELLED'],
      [409, 'CONTRACT_CANCELLED'],
      [201, null],
    ])
  })

  test('without the permission to create, to a stranger, and without a title', async () => {
    await sign()
    const reader = await company.join('reader')
    await grantLevel(product, company, { contractId, personId: reader.personId, level: 'reader' })
    const contributor = await company.join('contributor')
    const stranger = await signUpCompany(product)
    const asked = async (browser: Browser, title = 'Suite') => {
      const all = []
      for (const kind of ['copies', 'renewal-contracts', 'amendments']) {
        const { status, body } = await make(kind, { title, folders: false }, browser)
        all.push([status, body.code ?? body.errors?.[0]?.code])
      }
      return [...new Set(all.map((each) => each.join(' ')))]
    }
    expect(await asked(reader.browser)).toEqual(['403 NOT_ALLOWED_CONTRACTS3_CREATE'])
    expect(await asked(contributor.browser)).toEqual(['404 CONTRACT_NOT_FOUND'])
    expect(await asked(stranger.administrator)).toEqual(['404 CONTRACT_NOT_FOUND'])
    expect(await asked(company.administrator, ' ')).toEqual(['422 CONTRACT_TITLE_REQUIRED'])
  })
})

function pick({ title, content, version }: Record<string, unknown>) {
  return { title, content, version }
}
