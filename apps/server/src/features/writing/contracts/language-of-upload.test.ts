import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildWord } from '../../../platform/parsers/testing/build-word.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
})

test.each([
  [
    'en',
    'The supplier shall perform the services with the care that is required by this agreement.',
  ],
  ['es', 'El proveedor presta los servicios con la diligencia que se exige en este contrato.'],
  ['fr', 'Le prestataire exécute les prestations avec le soin qui est requis par ce contrat.'],
])('a file in %s is said to be, and its contract is in that language', async (locale, words) => {
  const read = await upload(words)
  expect(read.locale).toBe(locale)
  expect(await localeOfContract(read._id)).toBe(locale)
})

test('a file that says too little gives a contract in the language of the company', async () => {
  const read = await upload('12 000 EUR')
  expect(read.locale).toBeNull()
  expect(await localeOfContract(read._id)).toBe('fr')
})

async function upload(words: string) {
  const { payload, headers } = multipart('contrat.docx', buildWord({ body: [{ text: words }] }))
  const { administrator } = company
  return (await administrator.call('POST', '/contracts3/uploads', payload, headers)).body
}

async function localeOfContract(uploadId: string): Promise<string> {
  const { administrator } = company
  const { _id } = await createContract(administrator, { from: { kind: 'upload', uploadId } })
  return (await administrator.call('GET', `/contracts3/${_id}`)).body.locale
}
