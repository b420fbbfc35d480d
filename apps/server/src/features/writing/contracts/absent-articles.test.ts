import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractPdfText } from '../../../platform/parsers/pdf/read-pdf.ts'
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

test('an article that its conditions leave out is in no copy of the contract, and those after it move up', async () => {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title: 'Bail' })
  const text = await textOf(administrator, _id)
  const first = (await text.read()).blocks[0].sections.at(-1)._id as string
  const guarantee = await text.add('Garantie', { after: first })
  await text.add('Prix', { after: guarantee })
  await onlyIfTitled(guarantee, 'Vente')
  await shareOutside(company, _id)
  const { guest, path } = await enterToRead(product, company)
  const theirs = async () => {
    const { body } = await guest.call('GET', path)
    return body.blocks[0].sections.map(({ number, title }: Record<string, string>) => [
      number,
      title,
    ])
  }
  const printed = async () => {
    const { bytes } = await administrator.call('GET', `${text.path}/preview`)
    const { pages } = await extractPdfText(bytes)
    return pages.map((page) => page.text.replaceAll(/\s/gu, ' ')).join(' ')
  }
  const without = await theirs()
  const last = without.at(-1)
  expect(last[1]).toBe('Prix')
  expect(without.map(([, title]: string[]) => title)).not.toContain('Garantie')
  const words = await printed()
  expect(words).toContain(`${last[0].replace('\u00A0', ' ')} Prix`)
  expect(words).not.toContain('Garantie')

  // Once the condition is met it is back, and takes the number.
  await onlyIfTitled(guarantee, 'Bail')
  expect((await theirs()).slice(-2)).toEqual([
    [last[0], 'Garantie'],
    [expect.not.stringMatching(last[0]), 'Prix'],
  ])
  expect(await printed()).toContain('Garantie')

  async function onlyIfTitled(sectionId: string, value: string): Promise<void> {
    const section = (await text.read()).blocks[0].sections.find(
      (each: { _id: string }) => each._id === sectionId,
    )
    const { title, audience, version, content } = section
    const inner = content.content.flatMap((node: { type: string; content: unknown[] }) =>
      node.type === 'conditional' ? node.content : [node],
    )
    const attrs = { variable: 'contract_title', operator: 'eq', value }
    const { status } = await administrator.call('PUT', `${text.path}/sections/${sectionId}`, {
      title,
      audience,
      version,
      content: { type: 'doc', content: [{ type: 'conditional', attrs, content: inner }] },
    })
    expect(status).toBe(200)
  }
})
