import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { changeContractType, expectClause, needPlaybook } from '../../../testing/playbooks.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { markSigned, SIGNED_BY } from '../../../testing/scans.ts'
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
const STATEMENT = { signatureDate: '2026-05-01', signatories: SIGNED_BY, isConfirmed: true }

/** What stops a sending, and says nothing against a paper that was signed. */
async function addUnfilledPlaceholder(): Promise<void> {
  const text = await textOf(admin(), contractId)
  const [section] = (await text.read()).blocks[0].sections
  const saved = await text.save(section._id, { text: 'Entre {{BAILLEUR}} et nous.' })
  expect(saved.status).toBe(200)
}

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

  test('stops marking as signed on paper, which asks for nothing else of the text', async () => {
    await needPlaybook(admin())
    const state = ['POST', pathOf('signature/statement'), STATEMENT] as const
    await expectRefused(admin(), state, 422, MISSING)
    const { body } = await admin().call('GET', `/contracts3/${contractId}`)
    expect([body.status, body.isLocked]).toEqual(['DRAFT', false])
    expect((await acceptMissing()).status).toBe(200)
    await addUnfilledPlaceholder()
    expect((await markSigned(admin(), contractId)).status).toBe(201)
  })
})

test('a contract type of which a deviation blocks stops marking as signed, too', async () => {
  await changeContractType(admin(), {
    playbook: { [clauseId]: 'must' },
    readiness: { clauseMissing: 'blocks' },
  })
  const state = ['POST', pathOf('signature/statement'), STATEMENT] as const
  await expectRefused(admin(), state, 422, MISSING)
})

test('a workflow that does not need it lets a deviation pass with a warning', async () => {
  const { body } = await admin().call('GET', pathOf('readiness'))
  expect(body.findings).toContainEqual(
    expect.objectContaining({ kind: 'clauseMissing', severity: 'warns' }),
  )
  const asked = await admin().call('POST', pathOf('validation'), { steps: steps() })
  expect(asked.status).toBe(201)
})

test('a workflow that does not need it lets what deviates be marked as signed', async () => {
  expect((await markSigned(admin(), contractId)).status).toBe(201)
})
