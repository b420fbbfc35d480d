import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany } from '../../../testing/companies.ts'
import { confirming } from '../../../testing/confirming.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { askedValidators, type AskedValidators, type Person } from './testing/asked-validators.ts'

let product: TestProduct
let asked: AskedValidators

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  asked = await askedValidators(product)
})

/** The answer to a reminder that is refused; its button says the same. */
async function refusal(
  stepId: string,
  person: Pick<Person, 'personId'> = asked.ana,
  by: Browser = asked.owner,
) {
  const { reminding } = await asked.shown(person, stepId, by)
  const { status, body } = await asked.remind(stepId, person, by)
  expect(reminding).toEqual({ code: body.code, message: body.message })
  return [status, body.code]
}

describe('a reminder is refused', () => {
  test('to who neither requested the validation nor can change the contract', async () => {
    const { ana, bob, request } = asked
    const [first] = await request()
    expect(await refusal(first, ana, bob.browser)).toEqual([403, 'REMINDER_NOT_FOLLOWER'])
  })

  test('but not to the requester who only reads the contract since', async () => {
    const { company, contractId, ana, request, remind } = asked
    const chloe = await company.join('contractManager', 'Chloé')
    const access = { contractId, personId: chloe.personId }
    await grantLevel(product, company, { ...access, level: 'editor' })
    const [first] = await request('all', chloe.browser)
    await product.product.platform.inCompany(company.companyId, (db) =>
      db.update('contract_access').set({ level: 'reader' }).execute(),
    )
    expect((await chloe.browser.call('GET', `/contracts3/${contractId}`)).body.level).toBe('reader')
    expect((await remind(first, ana, chloe.browser)).status).toBe(201)
  })

  test('of oneself', async () => {
    const { company, owner, at } = asked
    const { body } = await owner.call('POST', at(), {
      steps: [{ name: 'Direction', rule: 'all', validatorIds: [company.administratorId] }],
    })
    const [{ _id: step }] = body.current.steps
    const oneself = { personId: company.administratorId }
    expect(await refusal(step, oneself)).toEqual([409, 'REMINDER_TO_ONESELF'])
  })

  test('of who has decided, of a later step, and of a step that ended without them', async () => {
    const { owner, ana, bob, at, request, decide } = asked
    const [first, second] = await request()
    expect(await refusal(second)).toEqual([409, 'REMINDER_STEP_NOT_OPEN'])
    await decide(ana, first)
    expect(await refusal(first)).toEqual([409, 'REMINDER_DECIDED'])
    await owner.call('DELETE', at())
    const [either] = await request('oneOf')
    await decide(bob, either)
    expect(await refusal(either)).toEqual([409, 'REMINDER_NOT_AWAITED'])
  })

  test('once the validation is refused, accepted, suspended or cancelled', async () => {
    const { owner, contractId, ana, bob, at, request, decide, remindersTo } = asked
    const [first] = await request()
    await decide(bob, first, 'refused')
    expect(await refusal(first)).toEqual([409, 'REMINDER_VALIDATION_ENDED'])
    await bob.browser.call('DELETE', at(`/${first}/decision`))
    await fillSections(confirming(owner), contractId, 'Un autre texte.')
    expect(await refusal(first)).toEqual([409, 'VALIDATION_SUSPENDED'])
    await owner.call('DELETE', at())
    expect(await refusal(first)).toEqual([409, 'VALIDATION_NOT_RUNNING'])
    const { body } = await owner.call('POST', at(), {
      steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId, bob.personId] }],
    })
    const [{ _id: only }] = body.current.steps
    await decide(bob, only)
    expect(await refusal(only)).toEqual([409, 'REMINDER_VALIDATION_ENDED'])
    expect(await remindersTo(ana)).toEqual([])
  })

  test('of a blocked person, in words that say what to do', async () => {
    const { company, ana, request, shown, remindersTo } = asked
    const [first] = await request()
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .update('person')
        .set({ status: 'blocked' })
        .where('person.id', '=', ana.personId)
        .execute(),
    )
    expect(await refusal(first)).toEqual([409, 'REMINDER_INACTIVE'])
    expect((await shown(ana, first)).reminding.message).toContain('Confiez ses validations')
    expect(await remindersTo(ana)).toEqual([])
  })

  test('of who is no validator of the step, of a step of another contract, and from another company', async () => {
    const { company, owner, ana, bob, request, remind } = asked
    const [first, second] = await request()
    expect((await remind(second, bob)).status).toBe(404)
    expect((await remind(first, { personId: company.administratorId })).status).toBe(404)
    const other = (await createContract(owner))._id
    const path = `/contracts3/${other}/validation/${first}/validators/${ana.personId}/reminder`
    expect((await owner.call('POST', path)).status).toBe(404)
    const stranger = await signUpCompany(product)
    expect((await remind(first, ana, stranger.administrator)).status).toBe(404)
  })
})
