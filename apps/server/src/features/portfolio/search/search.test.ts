import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { createSupplier } from '../../../testing/amendments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { readNow, sealedPages } from '../../../testing/signed-pages.ts'
import { signOnPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let lifts: string
let cleaning: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  lifts = await sealedPages(product, company, 'Ascenseurs', [
    'Chaque partie peut résilier le contrat. Les résiliations sont notifiées. La sous-traitance est interdite.',
    'Le préavis est de trois mois. Le cœur de métier reste au client. <b>Gras</b> & « cité ».',
    'Les préavis se comptent de date à date. Le prix est de 48 300 euros, selon l’article L. 145-9. Deux élévateurs.',
  ])
  cleaning = await sealedPages(product, company, 'Cleaning', [
    'Either party may terminate this agreement. The parties shall be notified in writing.',
    'The obligations of confidentiality survive the deliveries of the goods. The 48 lifts cost 300 euros. Élévation Service, Élévation.',
  ])
  await readNow(product, company, lifts)
  await readNow(product, company, cleaning)
})
afterAll(async () => {
  stopTypst()
  closeParsers()
  await product.stop()
})

const search = (q: string, browser: Browser = company.administrator, paging = '') =>
  browser.call('GET', `/contracts3/search?q=${encodeURIComponent(q)}${paging}`)

/** `Ascenseurs 2`: where a search led, in page order. */
async function places(q: string, browser?: Browser): Promise<string[]> {
  const { body } = await search(q, browser)
  const found = body.value.map(
    ({ title, page }: { title: string; page: number }) => `${title} ${page}`,
  ) as string[]
  expect([q, body.count]).toEqual([q, found.length])
  return found.toSorted()
}

const pagePath = (page: number | string, what: string) =>
  `/contracts3/${lifts}/pages/${page}/${what}`

describe('a search', () => {
  test.each([
    ['résiliation', ['Ascenseurs 1']],
    ['resiliation', ['Ascenseurs 1']],
    ['RÉSILIÉE', ['Ascenseurs 1']],
    ['resilie', ['Ascenseurs 1']],
    ['preavis', ['Ascenseurs 2', 'Ascenseurs 3']],
    ['coeur', ['Ascenseurs 2']],
    ['cœurs', ['Ascenseurs 2']],
    ['sous-traitance', ['Ascenseurs 1']],
    ['sous traitance', ['Ascenseurs 1']],
    ['terminated', ['Cleaning 1']],
    ['obligation', ['Cleaning 2']],
    ['confidentiality', ['Cleaning 2']],
    ['notified or notifiée', ['Ascenseurs 1', 'Cleaning 1']],
    // An English plural, on a page of a French company.
    ['delivery', ['Cleaning 2']],
    ['les confidentiality', ['Cleaning 2']],
    ['"les résiliations"', ['Ascenseurs 1']],
    ['"trois mois"', ['Ascenseurs 2']],
    ['"mois trois"', []],
    ['préavis -mois', ['Ascenseurs 3']],
    ['cœur or confidentiality', ['Ascenseurs 2', 'Cleaning 2']],
    ['48300', ['Ascenseurs 3']],
    ['48 300', ['Ascenseurs 3']],
    ['"48 300"', ['Ascenseurs 3']],
    ['L. 145-9', ['Ascenseurs 3']],
    ['l.145', ['Ascenseurs 3']],
    ['L. 145-2', []],
    ['absent', []],
    ['le la les', []],
    ['', []],
    [`'); drop table text_page; --`, []],
    ['& | ! <-> (', []],
  ])('%s', async (q, expected) => {
    expect(await places(q)).toEqual(expected)
  })

  test('names the location of a page and quotes it as plain text', async () => {
    const { body } = await search('metier')
    expect(body.value).toEqual([
      {
        _id: lifts,
        title: 'Ascenseurs',
        reference: expect.any(String),
        supplier: null,
        isArchived: false,
        page: 2,
        pages: expect.any(Number),
        language: 'fr',
        isRecognised: false,
        snippet: {
          text: expect.stringContaining('<b>Gras</b> & « cité »'),
          hits: expect.any(Array),
        },
      },
    ])
    const { text, hits } = body.value[0].snippet
    expect(marked(text, hits)).toEqual(['métier'])
  })

  test('leaves archived contracts out unless they are included', async () => {
    const archive = (at: Date | null) =>
      product.product.platform.inCompany(company.companyId, (db) =>
        db.update('contract').set({ archived_at: at }).where('contract.id', '=', lifts).execute(),
      )
    await archive(product.clock.now())
    expect((await search('metier')).body).toMatchObject({ count: 0, value: [] })
    const { body } = await company.administrator.call(
      'GET',
      '/contracts3/search?q=metier&archived=true',
    )
    expect(body.value).toMatchObject([{ _id: lifts, isArchived: true }])
    await archive(null)
  })

  test('ranks the page with more matches first', async () => {
    const { body } = await search('terminate or obligation')
    expect(body.value[0].title).toBe('Cleaning')
  })

  test('ranks the word as typed before words of its stem', async () => {
    const titles = async (q: string) =>
      (await search(q)).body.value.map(
        ({ title, page }: { title: string; page: number }) => `${title} ${page}`,
      )
    expect(await titles('notifiées')).toEqual(['Ascenseurs 1', 'Cleaning 1'])
    expect(await titles('notified')).toEqual(['Cleaning 1', 'Ascenseurs 1'])
    // Its plural is the same word to people, a word derived from the same root is not.
    expect(await titles('élévateur')).toEqual(['Ascenseurs 3', 'Cleaning 2'])
    expect(await titles('élévations')).toEqual(['Cleaning 2', 'Ascenseurs 3'])
  })

  test('is paged', async () => {
    const all = (await search('préavis')).body.value
    const first = (await search('préavis', undefined, '&$top=1')).body
    const second = (await search('préavis', undefined, '&$top=1&$skip=1')).body
    expect([first.count, second.count]).toEqual([2, 2])
    expect([...first.value, ...second.value]).toEqual(all)
  })
})

describe('a page', () => {
  test('has its text and its hits, and the other pages with hits', async () => {
    const { body } = await company.administrator.call('GET', pagePath(2, 'hits?q=preavis'))
    expect(body).toMatchObject({ title: 'Ascenseurs', page: 2, hitPages: [2, 3], language: 'fr' })
    expect(body.content.text).toContain('Le préavis est de trois mois.')
    expect(marked(body.content.text, body.content.hits)).toEqual(['préavis'])
    expect(body.boxes).toHaveLength(1)
  })

  test('has boxes around the words', async () => {
    const boxesOf = async (q: string) =>
      (await company.administrator.call('GET', pagePath(1, `hits?q=${encodeURIComponent(q)}`))).body
        .boxes
    const [once] = await boxesOf('chaque')
    const both = await boxesOf('résilier')
    // « Chaque partie peut résilier le contrat. Les résiliations …»: from left to right on the page.
    expect(both).toHaveLength(2)
    expect(both[0].left).toBeGreaterThan(once.left + once.width)
    expect(Math.abs(both[0].top - once.top)).toBeLessThan(0.01)
    for (const { left, top, width, height } of [once, ...both]) {
      expect(Math.min(left, top, width, height)).toBeGreaterThan(0)
      expect(Math.max(left + width, top + height)).toBeLessThan(1)
    }
    // Its line ends within it: a box on each.
    expect(await boxesOf('sous-traitance')).toHaveLength(3)
    expect(await boxesOf('')).toEqual([])
    expect(await boxesOf('absent')).toEqual([])
  })

  test('is an image of the requested width, cached by the browser', async () => {
    const path = pagePath(1, 'image?width=400')
    const { status, headers, bytes } = await company.administrator.call('GET', path)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(400)
    expect(bytes.readUInt32BE(20) / 400).toBeCloseTo(297 / 210, 1)
    expect(headers['cache-control']).toMatch('private')
    const again = await company.administrator.call('GET', path, undefined, {
      'if-none-match': String(headers['etag']),
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const other = await company.administrator.call(
      'GET',
      pagePath(2, 'image?width=400'),
      undefined,
      {
        'if-none-match': String(headers['etag']),
      },
    )
    expect(other.status).toBe(200)
  })
})

describe('what a person may not see', () => {
  test('is not found, not counted and not named', async () => {
    const { browser, personId } = await company.join('reader')
    expect(await places('préavis', browser)).toEqual([])
    expect((await search('préavis', browser)).body.withoutText).toEqual({ value: [], count: 0 })
    for (const what of ['hits?q=préavis', 'image']) {
      const { status, body } = await browser.call('GET', pagePath(2, what))
      expect([status, body.code]).toEqual([404, 'CONTRACT_NOT_FOUND'])
    }
    await grantLevel(product, company, { contractId: lifts, personId, level: 'reader' })
    expect(await places('préavis or terminate', browser)).toEqual(['Ascenseurs 2', 'Ascenseurs 3'])
    expect((await browser.call('GET', pagePath(2, 'hits?q=préavis'))).status).toBe(200)
    expect((await browser.call('GET', pagePath(2, 'image'))).status).toBe(200)
  })

  test('includes what other companies signed', async () => {
    const other = await signUpCompany(product)
    expect(await places('préavis', other.administrator)).toEqual([])
    expect((await search('', other.administrator)).body.withoutText.count).toBe(0)
    expect((await other.administrator.call('GET', pagePath(1, 'hits'))).status).toBe(404)
    expect((await other.administrator.call('GET', pagePath(1, 'image'))).status).toBe(404)
  })
})

test('a hit names the party in force', async () => {
  const { administrator } = company
  const patches = [
    { field: 'counterparty', counterpartyId: await createSupplier(company, 'Élévo') },
  ]
  const path = (id: string, what: string) => `/contracts3/${id}/${what}`
  const title = 'Avenant'
  const { _id } = (await administrator.call('POST', path(cleaning, 'amendments'), { title })).body
  await administrator.call('PUT', path(_id, 'amended-terms'), { effectiveOn: null, patches })
  await signOnPaper(product, company, _id, product.clock.now().toISOString().slice(0, 10))
  const { body } = await search('confidentiality')
  expect(body.value.map(({ supplier }: { supplier: string }) => supplier)).toEqual(['Élévo'])
})

describe('refuses', () => {
  test.each([
    ['a page that is not there', 99, 'hits', 404, 'PAGE_NOT_FOUND'],
    ['an image of a page that is not there', 99, 'image', 404, 'FILE_PAGE_MISSING'],
    ['a page before the first', 0, 'hits', 400, 'TOO_SMALL'],
    ['what is no page', 'un', 'hits', 400, 'INVALID_FORMAT'],
    ['an image too wide', 1, 'image?width=9999', 400, 'TOO_BIG'],
    ['a question too long', 1, `hits?q=${'a'.repeat(201)}`, 400, 'TOO_BIG'],
    ['a character no text holds', 1, 'hits?q=a%00b', 422, 'CHARACTER_FORBIDDEN'],
  ])('%s', async (_, page, what, status, code) => {
    const answer = await company.administrator.call('GET', pagePath(page, what))
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test.each([`q=${'a'.repeat(201)}`, 'q=a&q=b', 'q=a&$top=x', 'q=a&intrus=1'])(
    'the search %s',
    async (query) => {
      expect((await company.administrator.call('GET', `/contracts3/search?${query}`)).status).toBe(
        400,
      )
    },
  )

  test('a person who may not see contracts', async () => {
    const { browser } = await company.join('thirdParty')
    for (const path of ['/contracts3/search?q=a', pagePath(1, 'hits'), pagePath(1, 'image')])
      expect([path, (await browser.call('GET', path)).status]).toEqual([path, 403])
  })

  test('an anonymous caller', async () => {
    expect((await search('préavis', product.browser())).status).toBe(401)
  })
})

function marked(text: string, hits: { start: number; end: number }[]): string[] {
  return hits.map(({ start, end }) => text.slice(start, end))
}
