import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../../testing/companies.ts'
import { grantLevel } from '../../../../testing/contract-state.ts'
import { markSigned, SIGNED_BY, uploadScan } from '../../../../testing/scans.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../../testing/signatures.ts'
import { startProduct, type Answer, type TestProduct } from '../../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = await signableContract(company)
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const at = (path = '') => `/contracts3/${contractId}${path}`
const mark = (changes: object = {}) => markSigned(company.administrator, contractId, changes)
const outcome = ({ status, body }: Answer) => [status, body.code]
const faults = ({ status, body }: Answer) => [
  status,
  ...(body.errors ?? [body]).map(({ field, code }: { field: string; code: string }) =>
    [field, code].join(' '),
  ),
]

describe('a contract marked as signed', () => {
  test('is signed and locked for good, by a person and without a signed document', async () => {
    expect((await mark()).status).toBe(201)
    expect((await call('GET', at())).body).toMatchObject({
      status: 'SIGNED',
      signatureDate: '2026-05-01',
      isLocked: true,
      isFrozen: false,
      signedDocument: null,
      step: { kind: 'followUp' },
      editing: { code: 'CONTRACT_LOCKED' },
      deleting: { code: 'CONTRACT_DELETE_SIGNED' },
    })
    expect((await call('GET', at('/signature/paper'))).body).toMatchObject({
      signatureDate: '2026-05-01',
      signatories: SIGNED_BY,
      marked: { by: { name: 'Anne Martin' } },
      document: null,
      scan: null,
    })
    expect((await call('GET', at('/signature'))).body).toMatchObject({
      current: null,
      marking: { code: 'CONTRACT_LOCKED' },
      uploading: null,
    })
    expect(outcome(await call('PUT', at(), { reference: 'AUTRE' }))).toEqual([
      409,
      'CONTRACT_LOCKED',
    ])
    expect(outcome(await mark())).toEqual([409, 'CONTRACT_LOCKED'])
    expect(outcome(await call('GET', at('/signed')))).toEqual([404, 'SIGNATURE_NOT_SEALED'])
  })

  test('is counted, listed and followed as any signed contract', async () => {
    await call('PUT', at('/lifecycle'), {
      ...(await call('GET', at('/deadlines'))).body.lifecycle,
      effectiveDate: '2026-05-01',
      duration: { kind: 'years', value: 1 },
    })
    await mark()
    const { value } = (await call('GET', '/contracts3?payloadType=contracts&$top=10&$skip=0')).body
    expect(value[0]).toMatchObject({ numberOfSigners: 2, isLocked: true })
    const { body: stakeholders } = await call('GET', at('/stakeholders'))
    expect(stakeholders.numberOfSigners).toBe(2)
    expect(stakeholders.value.map(({ name, kind }: Named) => [name, kind])).toContainEqual([
      'Élodie Müller',
      'stated',
    ])
    const steps = (await call('GET', at('/steps'))).body as {
      kind: string
      isPassedOver: boolean
    }[]
    expect(steps.find(({ kind }) => kind === 'signature')).toMatchObject({ isPassedOver: false })
    const { body: activity } = await call('GET', at('/activity?$top=20&$skip=0'))
    const sentences = activity.value.map(({ text }: { text: string }) => text.replace(/\s/g, ' '))
    expect(sentences).toContain(
      'Anne Martin a marqué le contrat comme signé le 01/05/2026 par Anne Martin, Élodie Müller : il est verrouillé définitivement.',
    )
  })

  test('is announced to its owner when somebody else marked it', async () => {
    const { personId, browser } = await company.join('contractManager', 'Marc Blanc')
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
    expect((await markSigned(browser, contractId)).status).toBe(201)
    const { value } = (await call('GET', '/notification?$top=10&$skip=0')).body
    expect(value.map(({ type }: { type: string }) => type)).toContain('contractMarkedSigned')
  })
})

interface Named {
  name: string
  kind: string
}

describe('marking as signed is refused', () => {
  test('without a day that has come, and without a name for each signatory', async () => {
    expect(faults(await mark({ signatureDate: '2999-01-01', signatories: [] }))).toEqual([
      422,
      'signatureDate SIGNED_DAY_IN_FUTURE',
      'signatories STATED_SIGNATORY_REQUIRED',
    ])
    const again = { name: 'ÉLODIE müller', side: 'counterparty' }
    expect(
      faults(await mark({ signatories: [{ name: ' ', side: 'company' }, SIGNED_BY[1], again] })),
    ).toEqual([422, 'signatories.0.name FIELD_REQUIRED', 'signatories.2.name SIGNATORY_REPEATED'])
  })

  test('without a confirmation', async () => {
    expect((await mark({ isConfirmed: false })).status).toBe(400)
    expect((await call('GET', at())).body.status).toBe('DRAFT')
  })

  test('while it is out for signature', async () => {
    await sendOut(company, contractId, [OUTSIDER])
    expect(outcome(await mark())).toEqual([409, 'CONTRACT_FROZEN'])
  })

  test('while a validation is running, and once the text it was given for has changed', async () => {
    await call('POST', at('/validation'), {
      steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
    })
    expect(outcome(await mark())).toEqual([409, 'SIGNATURE_VALIDATION_RUNNING'])
  })

  test('past steps other than those that were shown', async () => {
    const { passingOver } = (await call('GET', at('/signature/paper'))).body
    expect(passingOver.length).toBeGreaterThan(0)
    expect(outcome(await mark({ passingOver: [] }))).toEqual([409, 'SIGNATURE_STEPS_CHANGED'])
    const seen = passingOver.map(({ _id }: { _id: string }) => _id)
    expect((await mark({ passingOver: seen })).status).toBe(201)
  })

  test('to readers, and does not exist for another company', async () => {
    const { personId, browser } = await company.join('contractManager')
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    expect(outcome(await markSigned(browser, contractId))).toEqual([403, 'LEVEL_TOO_LOW_EDITOR'])
    // May modify contracts, but not have them signed: a hidden one does not exist first.
    const writer = await company.join('contributor')
    expect(outcome(await uploadScan(writer.browser, contractId))).toEqual([
      404,
      'CONTRACT_NOT_FOUND',
    ])
    await grantLevel(product, company, { contractId, personId: writer.personId, level: 'editor' })
    const refusals = [
      await markSigned(writer.browser, contractId),
      await uploadScan(writer.browser, contractId),
    ]
    expect(refusals.map(outcome)).toEqual(
      refusals.map(() => [403, 'NOT_ALLOWED_CONTRACTS3_SIGNATURE']),
    )
    const other = await signUpCompany(product)
    expect(outcome(await markSigned(other.administrator, contractId))).toEqual([
      404,
      'CONTRACT_NOT_FOUND',
    ])
    expect(outcome(await uploadScan(other.administrator, contractId))).toEqual([
      404,
      'CONTRACT_NOT_FOUND',
    ])
  })
})
