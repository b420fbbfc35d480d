import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
import { wordPart } from '../../../platform/word/testing/word-part.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract } from '../../../testing/contracts.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const noted = (...note: object[]) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { align: 'left' },
      content: [
        { type: 'text', text: 'Le prix' },
        { type: 'footnote', content: note },
        { type: 'text', text: ' est ferme.' },
      ],
    },
  ],
})

/** A contract whose first section has a content, and how it was written. */
async function contractSaying(content: object) {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title: 'Bail' })
  const text = await textOf(administrator, _id)
  const [section] = (await text.read()).blocks[0].sections
  const { title, audience, version } = section
  const written = await administrator.call('PUT', `${text.path}/sections/${section._id}`, {
    title,
    audience,
    version,
    content,
  })
  return { text, contractId: _id, written }
}

test('a note is in the pages, in the Word file and in what those outside read', async () => {
  const { text, contractId, written } = await contractSaying(
    noted({ type: 'text', text: 'Hors taxes' }),
  )
  expect(written.status).toBe(200)
  const { administrator } = company

  const preview = await administrator.call('GET', `${text.path}/preview`)
  const { pages } = await extractPdfText(preview.bytes)
  expect(pages.map((page) => page.text.replaceAll(/\s+/gu, ' ')).join(' ')).toMatch(
    /Le prix ?1 est ferme\..*1 ?Hors taxes/,
  )

  const word = await administrator.call('GET', `${text.path}/word`)
  expect(wordPart(word.bytes, 'footnotes')).toContain('Hors taxes')

  expect((await shareOutside(company, contractId)).status).toBe(201)
  const { guest, path } = await enterToRead(product, company)
  const { body } = await guest.call('GET', path)
  expect(body.blocks[0].sections[0].content.content[0].content[1]).toEqual({
    type: 'footnote',
    content: [{ type: 'text', text: 'Hors taxes' }],
  })
})

test('a note in a note is refused', async () => {
  const { written } = await contractSaying(noted({ type: 'footnote' }))
  expect([written.status, written.body.code]).toEqual([422, 'RICH_TEXT_MALFORMED'])
})

test('a note that lost its words is said before the contract is passed on', async () => {
  const { contractId, written } = await contractSaying(noted())
  expect(written.status).toBe(200)
  const path = `/contracts3/${contractId}/readiness`
  const { findings } = (await company.administrator.call('GET', path)).body
  expect(findings).toContainEqual(
    expect.objectContaining({
      kind: 'partEmpty',
      place: { kind: 'section', id: expect.any(String) },
      message: expect.stringMatching(/^Une note de bas de page de «\sObjet\s» est vide\.$/),
    }),
  )
})
