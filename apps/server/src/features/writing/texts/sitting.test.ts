import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { confirming } from '../../../testing/confirming.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { OUTSIDER, sendOut } from '../../../testing/signatures.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let sectionId: string
let text: Awaited<ReturnType<typeof textOf>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  company = await signUpCompany(product)
  contractId = (await createContract(company.administrator))._id
  text = await textOf(company.administrator, contractId)
  sectionId = (await text.read()).blocks[0].sections[0]._id
})

const call = (...args: Parameters<TestCompany['administrator']['call']>) =>
  company.administrator.call(...args)
const minutes = (count: number) => product.clock.advance(count * 60_000)

/** The same person, who changes the text even if that suspends a validation. */
const certain = () => textOf(confirming(company.administrator), contractId)

/** Who saved, in the order of the activity: newest first. */
async function savedBy(): Promise<string[]> {
  const { value } = (await call('GET', `${text.contractPath}/activity?$top=0`)).body
  return value
    .filter(({ type }: { type: string }) => type === 'contract.sectionSaved')
    .map(({ actor }: { actor: string }) => actor)
}

/** Written, complete, and its validation requested by the administrator. */
async function askForValidation(): Promise<string> {
  await fillSections(company.administrator, contractId)
  const steps = [{ name: 'Juridique', rule: 'all', validatorIds: [company.administratorId] }]
  const asked = await call('POST', `${text.contractPath}/validation`, { steps })
  expect(asked.status).toBe(201)
  return asked.body.current.steps[0]._id
}

/** The newest one, current or not. */
async function validationState(): Promise<string> {
  const { current, earlier } = (await call('GET', `${text.contractPath}/validation`)).body
  return (current ?? earlier[0]).state
}

describe('a sitting', () => {
  test('of forty saves is one line in the activity, with the version that it began with', async () => {
    for (let save = 0; save < 40; save += 1) {
      await text.save(sectionId, { text: `texte ${save}` })
      product.clock.advance(5_000)
    }
    expect(await savedBy()).toEqual(['Anne Martin'])
    const audit = (await call('GET', '/administration/audit?action=contract.sectionSaved')).body
    expect(audit.count).toBe(1)
  })

  test('ends with a pause of more than ten minutes', async () => {
    await text.save(sectionId, { text: 'un' })
    minutes(10)
    await text.save(sectionId, { text: 'deux' })
    expect(await savedBy()).toHaveLength(1)
    minutes(10.1)
    await text.save(sectionId, { text: 'trois' })
    expect(await savedBy()).toHaveLength(2)
  })

  test('belongs to one person and one section', async () => {
    const { browser, personId } = await company.join('contributor', 'Paul')
    await grantLevel(product, company, { contractId, personId, level: 'editor' })
    const other = await text.add('Autre')
    await text.save(sectionId, { text: 'un' })
    await text.save(other, { text: 'un' })
    await (await textOf(browser, contractId)).save(sectionId, { text: 'deux' })
    expect(await savedBy()).toEqual(['Paul Test', 'Anne Martin', 'Anne Martin'])
  })

  test('does not hide that a text was overwritten, or opened to others', async () => {
    await text.save(sectionId, { text: 'un' })
    await text.save(sectionId, { audience: 'thirdParties' })
    expect(await savedBy()).toHaveLength(2)
    const { blocks } = await text.read()
    const { title, audience, content, version } = blocks[0].sections[0]
    const overwriting = { title, audience, content, version, overwrites: true }
    await call('PUT', `${text.path}/sections/${sectionId}`, overwriting)
    expect(await savedBy()).toHaveLength(3)
    await text.save(sectionId, { text: 'deux' })
    expect(await savedBy()).toHaveLength(3)
  })

  test('ends when a version is restored', async () => {
    await text.save(sectionId, { text: 'un' })
    const restored = `${text.path}/sections/${sectionId}/versions/1/restored`
    expect((await call('POST', restored, { version: 2 })).status).toBe(200)
    await text.save(sectionId, { text: 'deux' })
    expect(await savedBy()).toHaveLength(2)
  })
})

describe('acts bound to the content end the sitting:', () => {
  test('requesting a validation', async () => {
    await askForValidation()
    const before = (await savedBy()).length
    await (await certain()).save(sectionId, { text: 'après la demande' })
    expect(await savedBy()).toHaveLength(before + 1)
  })

  test('deciding on one', async () => {
    const stepId = await askForValidation()
    // The same text: the validation stays valid.
    await text.save(sectionId, {})
    const before = (await savedBy()).length
    const decided = await call('PUT', `${text.contractPath}/validation/${stepId}/decision`, {
      decision: 'accepted',
    })
    expect(decided.status).toBe(200)
    await text.save(sectionId, {})
    expect(await savedBy()).toHaveLength(before + 1)
  })

  test('sending for signature', async () => {
    await fillSections(company.administrator, contractId)
    const before = (await savedBy()).length
    await sendOut(company, contractId, [OUTSIDER])
    await call('DELETE', `${text.contractPath}/signature`)
    await text.save(sectionId, { text: 'après l’envoi' })
    expect(await savedBy()).toHaveLength(before + 1)
  })
})

test('a save without its own event still suspends a validation', async () => {
  await askForValidation()
  await text.save(sectionId, {})
  const before = (await savedBy()).length
  expect(await validationState()).toBe('running')
  await (await certain()).save(sectionId, { text: 'autre chose' })
  expect(await savedBy()).toHaveLength(before)
  expect(await validationState()).toBe('suspended')
})
