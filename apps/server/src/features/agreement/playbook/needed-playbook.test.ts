import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { expectClause, needPlaybook } from '../../../testing/playbooks.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let clauseId: string
let contractId: string

const MISSING = { code: 'READY_CLAUSE_MISSING', params: { clause: 'Réversibilité' } }

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  const words = 'Le Prestataire restitue les données du Client dans un format courant.'
  const clause = await publishedClause(company, words, { title: 'Réversibilité' })
  clauseId = clause.id
  contractId = await signableContract(company)
  await expectClause(admin(), clauseId, 'must')
})

const admin = () => company.administrator
const pathOf = (act: string) => `/contracts3/${contractId}/${act}`
const steps = () => [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }]
const signatories = () => [OUTSIDER, { kind: 'internal', personId: company.administratorId }]
const acceptMissing = () =>
  admin().call('PUT', pathOf(`playbook/${clauseId}/exception`), {
    verdict: 'missing',
    reason: 'Données publiques.',
  })

describe('a workflow that needs the playbook', () => {
  test('stops a validation, says why in the language of the reader, and lets it go on once it is accepted', async () => {
    await needPlaybook(admin())
    const ask = ['POST', pathOf('validation'), { steps: steps() }] as const
    await expectRefused(admin(), ask, 422, MISSING)
    expect((await admin().call('GET', pathOf('validation'))).body.current).toBeNull()
    expect((await acceptMissing()).status).toBe(200)
    expect((await admin().call(...ask)).status).toBe(201)
  })

  test('stops the sending for signature in the same way', async () => {
    await needPlaybook(admin())
    const send = ['POST', pathOf('signature'), { signatories: signatories() }] as const
    await expectRefused(admin(), send, 422, MISSING)
    expect((await admin().call('GET', pathOf('signature'))).body.current ?? null).toBeNull()
    expect((await acceptMissing()).status).toBe(200)
    expect((await sendOut(company, contractId)).status).toBe(201)
  })

  test('stops sending again what went out before the workflow needed it', async () => {
    expect((await sendOut(company, contractId)).status).toBe(201)
    await needPlaybook(admin())
    await expectRefused(admin(), ['POST', pathOf('signature/reset')], 422, MISSING)
    expect((await acceptMissing()).status).toBe(200)
    expect((await admin().call('POST', pathOf('signature/reset'))).status).toBe(201)
  })
})

test('a workflow that does not need it lets a deviation pass with a warning', async () => {
  const { body } = await admin().call('GET', pathOf('readiness'))
  expect(body.findings).toContainEqual(
    expect.objectContaining({ kind: 'clauseMissing', severity: 'warns' }),
  )
  const asked = await admin().call('POST', pathOf('validation'), { steps: steps() })
  expect(asked.status).toBe(201)
})
