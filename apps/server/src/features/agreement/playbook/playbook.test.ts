import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishedClause } from '../../../testing/clauses.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { paragraph, textOf } from '../../../testing/contract-text.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { changeContractType, needPlaybook } from '../../../testing/playbooks.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let clause: Awaited<ReturnType<typeof publishedClause>>
let contractId: string
let text: Awaited<ReturnType<typeof textOf>>

const CAP =
  'La responsabilité totale du Prestataire est limitée à 100 % du prix annuel, tous dommages confondus.'
const RAISED =
  'La responsabilité totale du Prestataire est limitée à 300 % du prix annuel, tous dommages confondus.'
const UNLIMITED = 'Le Prestataire répond sans limite de tous les dommages qu’il cause au Client.'

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  clause = await publishedClause(company, CAP, { title: 'Plafond de responsabilité' })
  const { _id } = await createContract(admin())
  contractId = _id
  text = await textOf(admin(), contractId)
  await fillSections(admin(), contractId, 'Le Prestataire entretient le site du Client.')
})

const admin = () => company.administrator
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  admin().call(method, path, body)

const changeType = (changes: object) => changeContractType(admin(), changes)
const rule = (wanted: string) => changeType({ playbook: { [clause.id]: wanted } })

const playbook = async (browser = admin()) =>
  (await browser.call('GET', `/contracts3/${contractId}/playbook`)).body
const lineOf = async (browser?: Browser) => (await playbook(browser)).lines[0]
const accept = (verdict: string, reason = 'Client historique.') =>
  call('PUT', `/contracts3/${contractId}/playbook/${clause.id}/exception`, { verdict, reason })

/** An article of the contract, typed rather than inserted. */
async function write(title: string, words: string): Promise<string> {
  const sectionId = await text.add(title)
  await text.save(sectionId, { text: words })
  return sectionId
}

async function insert(words = CAP): Promise<string> {
  const { body } = await call('POST', `${text.path}/sections`, {
    title: 'Plafond de responsabilité',
    level: 1,
    audience: 'anyone',
    content: paragraph(words),
    blockId: (await text.read()).blocks[0]._id,
    afterSectionId: null,
    clause: { clauseId: clause.id, version: 1 },
  })
  return body.sections[0]._id
}

describe('what the playbook of its type says of a contract', () => {
  test('nothing, while the type has no rules', async () => {
    expect((await playbook()).lines).toEqual([])
  })

  test('a page knows before the judgement whether there is one', async () => {
    const isJudged = async () =>
      (await call('GET', `/contracts3/${contractId}/validation`)).body.hasPlaybook
    expect(await isJudged()).toBe(false)
    await rule('must')
    expect(await isJudged()).toBe(true)
    await call('DELETE', clause.path)
    expect(await isJudged()).toBe(false)
  })

  test('a clause is missing until the contract says it', async () => {
    await rule('must')
    expect(await lineOf()).toMatchObject({
      clause: { _id: clause.id, name: 'Plafond de responsabilité' },
      rule: 'must',
      verdict: 'missing',
      place: null,
    })
    const sectionId = await insert()
    expect(await lineOf()).toMatchObject({
      verdict: 'standard',
      place: {
        kind: 'section',
        _id: sectionId,
        title: 'Plafond de responsabilité',
        isLinked: true,
        isPart: false,
      },
    })
  })

  test('what was typed rather than inserted is recognised, word for word', async () => {
    await rule('must')
    const sectionId = await write('Responsabilité', CAP.toUpperCase())
    expect(await lineOf()).toMatchObject({
      verdict: 'standard',
      place: { kind: 'section', _id: sectionId, isLinked: false },
    })
  })

  test('a cap above ours is changed, and says by how much', async () => {
    await rule('must')
    await write('Plafond de responsabilité', RAISED)
    expect(await lineOf()).toMatchObject({
      verdict: 'changed',
      wording: { name: 'Plafond de responsabilité', stance: 'standard' },
      beyond: [{ unit: '%', value: 300, greatest: 100 }],
    })
  })

  test('a fallback is agreed, a refused wording is not', async () => {
    await rule('must')
    const fallback = await clause.addVariant({ title: 'Triple du prix' })
    await fallback.write(RAISED)
    await fallback.publish()
    const refused = await clause.addVariant({ title: 'Sans limite', stance: 'refused' })
    await refused.write(UNLIMITED)
    await refused.publish()
    const sectionId = await insert(RAISED)
    expect(await lineOf()).toMatchObject({
      verdict: 'fallback',
      wording: { name: 'Triple du prix' },
    })
    await text.save(sectionId, { text: UNLIMITED })
    expect(await lineOf()).toMatchObject({ verdict: 'refused', wording: { name: 'Sans limite' } })
  })

  test('a clause that must not stand is forbidden where it stands', async () => {
    await rule('mustNot')
    expect((await lineOf()).verdict).toBe('absent')
    await insert()
    expect((await lineOf()).verdict).toBe('forbidden')
  })

  test('a clause without a wording in the language of the contract was not compared', async () => {
    const english = await publishedClause(company, 'Neither party shall assign.', {
      title: 'Assignment',
      locale: 'en',
    })
    await changeType({ playbook: { [english.id]: 'must' } })
    expect((await lineOf()).verdict).toBe('notCompared')
  })

  test('a difference kept with a reason is accepted', async () => {
    await rule('must')
    const sectionId = await insert(RAISED)
    expect(await lineOf()).toMatchObject({ verdict: 'changed', place: { isLinked: true } })
    await call('PUT', `${text.path}/sections/${sectionId}/clauses/${clause.id}/kept`, {
      reason: 'Groupe client.',
    })
    expect(await lineOf()).toMatchObject({
      verdict: 'accepted',
      accepted: { reason: 'Groupe client.' },
    })
  })

  test('the words of a section that the reader does not see stay hidden', async () => {
    await rule('must')
    const sectionId = await write('Plafond de responsabilité', RAISED)
    await text.save(sectionId, { audience: 'thirdParties' })
    const reader = await company.join('contractManager', 'Paul Roy')
    const { personId } = reader
    await grantLevel(product, company, { contractId, personId, level: 'reader' })
    const line = await lineOf(reader.browser)
    expect(line).toMatchObject({ verdict: 'changed', place: { kind: 'hidden' }, beyond: [] })
    const compared = await reader.browser.call(
      'GET',
      `/contracts3/${contractId}/playbook/${clause.id}`,
    )
    expect(compared.body).toEqual({ said: null, wording: null })
  })

  test('both wordings can be compared', async () => {
    await rule('must')
    await write('Plafond de responsabilité', RAISED)
    const { body } = await call('GET', `/contracts3/${contractId}/playbook/${clause.id}`)
    expect(body.said).toContain('300 %')
    expect(body.wording).toMatchObject({ name: 'Plafond de responsabilité', stance: 'standard' })
    expect(body.wording.text).toContain('100 %')
  })
})

describe('an accepted deviation', () => {
  beforeEach(() => rule('must'))

  test('stands as long as the contract says just that', async () => {
    const sectionId = await write('Plafond de responsabilité', RAISED)
    expect((await accept('changed')).body.lines[0]).toMatchObject({
      verdict: 'accepted',
      accepted: { reason: 'Client historique.' },
    })
    await text.save(sectionId, { text: RAISED.replace('300', '500') })
    expect((await lineOf()).verdict).toBe('changed')
    await text.save(sectionId, { text: RAISED })
    expect((await lineOf()).verdict).toBe('accepted')
  })

  test('is accepted no longer', async () => {
    await accept('missing')
    const path = `/contracts3/${contractId}/playbook/${clause.id}/exception`
    expect((await call('DELETE', path)).body.lines[0].verdict).toBe('missing')
    expect(await call('DELETE', path)).toMatchObject({ status: 409 })
  })

  test('must be the one that the person saw', async () => {
    expect(await faultOf(await accept('changed'))).toEqual([409, '', 'PLAYBOOK_JUDGED_ANEW'])
    expect(await faultOf(await accept('missing', ' '))).toEqual([422, 'reason', 'FIELD_REQUIRED'])
  })
})

describe('a checklist', () => {
  const kinds = async () =>
    (await call('GET', `/contracts3/${contractId}/readiness`)).body.findings
      .filter(({ kind }: { kind: string }) => kind.startsWith('clause'))
      .map(({ kind, severity }: { kind: string; severity: string }) => `${severity} ${kind}`)

  test('warns of what deviates, and blocks where the type says so', async () => {
    await rule('must')
    expect(await kinds()).toEqual(['warns clauseMissing'])
    await changeType({
      playbook: { [clause.id]: 'must' },
      readiness: { clauseMissing: 'blocks' },
    })
    expect(await kinds()).toEqual(['blocks clauseMissing'])
  })

  test('blocks whatever deviates where the workflow wants none, until it is accepted', async () => {
    await rule('must')
    await write('Plafond de responsabilité', RAISED)
    const saved = await needPlaybook(admin())
    expect([saved.status, saved.body.needsPlaybook]).toEqual([200, true])
    expect(await kinds()).toEqual(['blocks clauseChanged'])
    await accept('changed')
    expect(await kinds()).toEqual([])
  })
})

describe('the playbook of a type', () => {
  test('takes standard clauses of the library only', async () => {
    const variant = await clause.addVariant()
    for (const id of [variant.id, company.companyId])
      expect(await faultOf(await changeType({ playbook: { [id]: 'must' } }))).toEqual([
        422,
        'playbook',
        'CHOICE_UNKNOWN',
      ])
  })

  test('keeps the rule of a deleted clause until it is restored', async () => {
    await rule('must')
    const { removalId } = (await call('DELETE', clause.path)).body
    expect((await playbook()).lines).toEqual([])
    const saved = await rule('must')
    expect([saved.status, saved.body.playbookClauses]).toEqual([200, []])
    await call('POST', `/removed-objects/${removalId}/restored`)
    expect((await lineOf()).verdict).toBe('missing')
  })
})
