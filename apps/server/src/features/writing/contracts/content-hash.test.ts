import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { contentHash, type ContentFormat } from './content-binding.ts'
import { readContractContent } from './contract-content.query.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

function hashOf(contractId: string, format: ContentFormat): Promise<string> {
  return product.product.platform.inCompany(company.companyId, async (db) =>
    contentHash(await readContractContent(db, contractId), format),
  )
}

/** The starter template, filled in and rewritten in every way that a text allows. */
async function writtenContract(): Promise<string> {
  const { administrator } = company
  const call = (...args: Parameters<typeof administrator.call>) => administrator.call(...args)
  const { _id } = await createContract(administrator, {
    from: { kind: 'template', templateId: await firstChoice(administrator, 'templates') },
    // The terms of the template when the first hash was computed.
    values: {
      effective_date: '2026-01-01',
      duration: null,
      renewal_duration: { count: 12, unit: 'months' },
    },
  })
  const text = await textOf(administrator, _id)
  const [first, second, third, fourth] = (await text.read()).blocks[0].sections
  await text.save(first._id, { title: 'Objet', text: 'Texte réécrit' })
  await text.save(second._id, { audience: 'collaborators' })
  const section = (id: string) => `${text.path}/sections/${id}`
  const statuses = [
    await call('PUT', `${section(third._id)}/numbering`, { isNumbered: false }),
    await call('DELETE', section(fourth._id)),
    await call('POST', `${section(third._id)}/split`, {
      version: third.version,
      title: 'Avant',
      audience: 'anyone',
      content: paragraph('avant'),
      newTitle: 'Après',
      newLevel: 2,
      newContent: paragraph('après'),
    }),
    await call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Annexe' }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 201, 201])
  await text.add('Tarifs', { block: (await text.read()).blocks.length - 1 })
  return _id
}

// Validations and signatures are bound to them. The first was computed by the version that still stored texts in rows of
// contracts.
const HASHES = {
  1: '54aed5cb2df059d2cd55d2d651e896eb2e68575ed5277cc274db46fc365e9a5c',
  2: 'a1a303d42e22998205ed2931cb0e51ad4c6c73ee5abbb98b3f9ae022cc446de4',
}

test('the content hash of a contract is the same wherever its text is stored', async () => {
  const contractId = await writtenContract()
  expect({ 1: await hashOf(contractId, 1), 2: await hashOf(contractId, 2) }).toEqual(HASHES)
})
