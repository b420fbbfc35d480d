import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart, wordFile } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(() => product.stop())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers?: object) =>
  company.administrator.call(method, path, body, headers as Record<string, string>)

test('the other side’s paper is judged before a contract is made of it', async () => {
  const words = (cap: string) => `La responsabilité totale du Prestataire est limitée à ${cap}.`
  const clause = await publishedClause(company, words('100 % du prix annuel'), {
    title: 'Plafond de responsabilité',
  })
  const { typeId } = await contractForm(company.administrator)
  const typePath = `/administration/contract-types/${typeId}`
  const { title, description, regime } = (await call('GET', typePath)).body
  const playbook = { [clause.id]: 'must' }
  await call('PUT', typePath, { title, description, regime, playbook })
  const file = wordFile([
    { text: 'Contrat de services', bold: true },
    { text: '1. Objet', bold: true },
    { text: 'Le Prestataire entretient le site du Client.' },
    { text: '2. Limitation de responsabilité', bold: true },
    { text: words('300 % du prix annuel') },
  ])
  const { payload, headers } = multipart('leur-contrat.docx', file)
  const { body: upload } = await call('POST', '/contracts3/uploads', payload, headers)
  const path = `/contracts3/uploads/${upload._id}/playbook/${typeId}`
  expect((await call('GET', path)).body.value).toMatchObject([
    {
      clause: { _id: clause.id },
      verdict: 'changed',
      title: expect.stringContaining('responsabilité'),
      beyond: [{ unit: '%', value: 300, greatest: 100 }],
    },
  ])
  const other = await company.join('contractManager', 'Paul Roy')
  expect((await other.browser.call('GET', path)).status).toBe(404)
})
