import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { contractForm, createContract } from '../../../testing/contracts.ts'
import { sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

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

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  company.administrator.call(method, path, body)
const readiness = async () => (await call('GET', `/contracts3/${contractId}/readiness`)).body
const request = () =>
  call('POST', `/contracts3/${contractId}/validation`, {
    steps: [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }],
  })
const linesOf = async () =>
  (await readiness()).findings.map(({ severity, kind }: { severity: string; kind: string }) =>
    [severity, kind].join(' '),
  )

/** Words in the first section; resolves to its id. */
async function write(words: string): Promise<string> {
  const text = await textOf(company.administrator, contractId)
  const [section] = (await text.read()).blocks[0].sections
  expect((await text.save(section._id, { text: words })).status).toBe(200)
  return section._id
}

async function addEmptyAnnex(): Promise<string> {
  const { path } = await textOf(company.administrator, contractId)
  const { status, body } = await call('POST', `${path}/blocks`, { kind: 'annex', name: 'Plan' })
  expect(status).toBe(201)
  return body.blocks.find(({ kind }: { kind: string }) => kind === 'annex')._id
}

async function ruleOfType(readinessOfType: object) {
  const { typeId } = await contractForm(company.administrator)
  const path = `/administration/contract-types/${typeId}`
  const { title, description, regime } = (await call('GET', path)).body
  return call('PUT', path, { title, description, regime, readiness: readinessOfType })
}

describe('a lease with a placeholder, an empty annex, no counterparty and no dates', () => {
  test('is neither validated nor sent, and says why, line by line, where', async () => {
    const sectionId = await write('Entre {{COMPARUTION_BAILLEUR}} et nous.')
    const annexId = await addEmptyAnnex()
    const { findings, blocking, warning } = await readiness()
    expect([blocking, warning]).toEqual([2, 3])
    expect(findings).toMatchObject([
      {
        kind: 'placeholderLeft',
        severity: 'blocks',
        place: { kind: 'section', id: sectionId },
        message: expect.stringContaining('{{COMPARUTION_BAILLEUR}}'),
      },
      { kind: 'partEmpty', severity: 'blocks', place: { kind: 'block', id: annexId } },
      {
        kind: 'counterpartyMissing',
        severity: 'warns',
        place: { kind: 'detail', id: 'counterparty' },
      },
      { kind: 'datesMissing', severity: 'warns', place: { kind: 'dates' } },
      { kind: 'datesMissing' },
    ])
    for (const { status, body } of [await request(), await sendOut(company, contractId)]) {
      expect([status, body.errors.map(({ code }: { code: string }) => code)]).toEqual([
        422,
        ['READY_PLACEHOLDER', 'READY_ANNEX_EMPTY'],
      ])
    }
    expect((await call('GET', `/contracts3/${contractId}`)).body.isFrozen).toBe(false)
  })

  test('names twenty reasons in a refusal, and all of them on its screen', async () => {
    await write(Array.from({ length: 25 }, (_, index) => `{{CHAMP_${index}}}`).join(' '))
    expect((await readiness()).blocking).toBe(25)
    expect((await request()).body.errors).toHaveLength(20)
  })

  test('passes once it is put right, with its warnings', async () => {
    await write('Entre {{COMPARUTION_BAILLEUR}} et nous.')
    await write('Entre Durand et nous.')
    expect(await linesOf()).toEqual([
      'warns counterpartyMissing',
      'warns datesMissing',
      'warns datesMissing',
    ])
    expect((await request()).status).toBe(201)
  })
})

describe('a contract type', () => {
  test('makes a warning block, and the other way round', async () => {
    await write('Entre {{BAILLEUR}} et nous.')
    const rules = { placeholderLeft: 'warns', counterpartyMissing: 'blocks' }
    expect((await ruleOfType(rules)).body.readiness).toEqual(rules)
    expect(await linesOf()).toEqual([
      'blocks counterpartyMissing',
      'warns placeholderLeft',
      'warns datesMissing',
      'warns datesMissing',
    ])
    expect((await request()).body.code).toBe('READY_COUNTERPARTY')
    await ruleOfType({ placeholderLeft: 'warns' })
    expect((await sendOut(company, contractId)).status).toBe(201)
  })

  test('that lets squares through sends a text with a character that no font has', async () => {
    await write('Prix en \u{12000}')
    await ruleOfType({ charactersUnprintable: 'warns' })
    expect((await sendOut(company, contractId)).status).toBe(201)
  })

  test('records the change once, with what each moved check does from now on', async () => {
    await ruleOfType({ datesMissing: 'blocks', partEmpty: 'warns' })
    await ruleOfType({ datesMissing: 'blocks', partEmpty: 'warns' })
    const events = await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .select('audit_event')
        .where('audit_event.action', '=', 'contractType.readinessChanged')
        .select('audit_event.payload')
        .execute(),
    )
    expect(events.map(({ payload }) => payload)).toEqual([
      { blocks: ['datesMissing'], warns: ['partEmpty'] },
    ])
  })

  test('takes no check that does not exist, and no other word', async () => {
    for (const wrong of [{ noSuchCheck: 'warns' }, { partEmpty: 'ignored' }]) {
      expect((await ruleOfType(wrong)).status).toBe(400)
    }
  })
})

test('a name that cannot be printed is refused when the contract is sent', async () => {
  const { status, body } = await sendOut(company, contractId, [
    { kind: 'external', name: 'Durand 🏢', email: 'durand@exterieur.test' },
  ])
  expect([status, body.code]).toEqual([422, 'SIGNATURE_CHARACTERS'])
})

test('messages are in the reader’s language', async () => {
  await company.administrator.call('PUT', '/me/language', { i18n: 'en' })
  const { findings } = await readiness()
  expect(findings[0].message).toBe('The contract has no counterparty.')
})

test('the checklist is for those who may change the contract', async () => {
  const reader = await company.join('reader', 'Rita')
  await call('POST', `/contracts3/${contractId}/shares`, {
    kind: 'person',
    personId: reader.personId,
    level: 'reader',
  })
  const asReader = await reader.browser.call('GET', `/contracts3/${contractId}/readiness`)
  expect([403, 404]).toContain(asReader.status)
  const other = await signUpCompany(product)
  const elsewhere = await other.administrator.call('GET', `/contracts3/${contractId}/readiness`)
  expect(elsewhere.status).toBe(404)
  const { _id } = await createContract(company.administrator)
  expect((await call('GET', `/contracts3/${_id}/readiness`)).body.blocking).toBeGreaterThan(0)
})
