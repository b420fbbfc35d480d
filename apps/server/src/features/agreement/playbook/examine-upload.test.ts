import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { contractForm } from '../../../testing/contracts.ts'
import { otherSidesPdf } from '../../../testing/other-side-pdf.ts'
import { expectClause } from '../../../testing/playbooks.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart, wordFile } from '../../../testing/uploads.ts'

let product: TestProduct
let company: TestCompany
let clauseId: string
let typeId: string

const capOf = (cap: string) => `La responsabilité totale du Prestataire est limitée à ${cap}.`

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  const clause = await publishedClause(company, capOf('100 % du prix annuel'), {
    title: 'Plafond de responsabilité',
  })
  clauseId = clause.id
  typeId = (await contractForm(company.administrator)).typeId
  await expectClause(company.administrator, clauseId, 'must')
})
afterAll(() => product.stop())

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers?: object) =>
  company.administrator.call(method, path, body, headers as Record<string, string>)

async function examined(name: string, file: Uint8Array) {
  const { payload, headers } = multipart(name, file)
  const { body: upload } = await call('POST', '/contracts3/uploads', payload, headers)
  const path = `/contracts3/uploads/${upload._id}/playbook/${typeId}`
  return { path, lines: (await call('GET', path)).body.value }
}

test('the other side’s paper is judged before a contract is made of it', async () => {
  const file = wordFile([
    { text: 'Contrat de services', bold: true },
    { text: '1. Objet', bold: true },
    { text: 'Le Prestataire entretient le site du Client.' },
    { text: '2. Limitation de responsabilité', bold: true },
    { text: capOf('300 % du prix annuel') },
  ])
  const { path, lines } = await examined('leur-contrat.docx', file)
  expect(lines).toMatchObject([
    {
      clause: { _id: clauseId },
      verdict: 'changed',
      title: expect.stringContaining('responsabilité'),
      beyond: [{ unit: '%', value: 300, greatest: 100 }],
    },
  ])
  const other = await company.join('contractManager', 'Paul Roy')
  expect((await other.browser.call('GET', path)).status).toBe(404)
})

test('a PDF is judged article by article, though its headings look like its text', async () => {
  const { lines } = await examined('leur-contrat.pdf', otherSidesPdf('300 % du prix'))
  expect(lines).toMatchObject([
    {
      clause: { _id: clauseId },
      verdict: 'changed',
      title: 'Limitation De Responsabilité',
      beyond: [{ unit: '%', value: 300, greatest: 100 }],
    },
  ])
})
