import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  ask,
  askedField,
  contractWithQuestions,
  enterToAnswer,
} from '../../../testing/questionnaires.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contract: Awaited<ReturnType<typeof contractWithQuestions>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  contract = await contractWithQuestions(company)
})

const admin = () => company.administrator
const first = async () => (await admin().call('GET', contract.path)).body.questionnaires[0]
const lock = () => admin().call('POST', `${contract.at}/locked`, { reason: 'Audit' })

describe('asking is refused', () => {
  test.each<[object, string, string]>([
    [{ email: 'rania' }, 'email', 'QUESTIONNAIRE_EMAIL_INVALID'],
    [{ variables: [] }, 'variables', 'QUESTIONNAIRE_WITHOUT_QUESTION'],
    [{ variables: ['elsewhere'] }, 'variables', 'QUESTION_NOT_ASKABLE'],
    [{ variables: ['effective_date'] }, 'variables', 'QUESTION_NOT_ASKABLE'],
    [{ dueOn: '2026-11-19' }, 'dueOn', 'QUESTIONNAIRE_DUE_PAST'],
    [{ dueOn: '2027-11-21' }, 'dueOn', 'QUESTIONNAIRE_DUE_FAR'],
  ])('%j', async (changes, field, code) => {
    expect(await faultOf(await ask(company, contract, changes))).toEqual([422, field, code])
  })

  test('of a colleague, who fills the contract in', async () => {
    const { email } = await company.join('contractManager')
    expect(await faultOf(await ask(company, contract, { email: email.toUpperCase() }))).toEqual([
      422,
      'email',
      'QUESTIONNAIRE_TO_COLLEAGUE',
    ])
  })

  test('for a field that is filled, or serves management', async () => {
    const { iban, at } = contract
    await admin().call('PUT', `${at}/fields`, { values: { [iban]: 'FR76' } })
    const filled = await ask(company, contract, { variables: [iban] })
    expect(await faultOf(filled)).toEqual([422, 'variables', 'QUESTION_NOT_ASKABLE'])
    const shelf = await askedField(company, 'Rayon', { isManagement: true })
    const kept = await ask(company, contract, { variables: [shelf] })
    expect(await faultOf(kept)).toEqual([422, 'variables', 'QUESTION_NOT_ASKABLE'])
  })

  test('without the right to share, or while the contract cannot change', async () => {
    const reader = await company.join('reader')
    expect((await reader.browser.call('GET', contract.path)).status).toBe(403)
    await lock()
    expect((await faultOf(await ask(company, contract)))[0]).toBe(409)
  })
})

describe('answering is refused', () => {
  test('at its field, by the rules of the form of a contract', async () => {
    await ask(company, contract)
    const { guest, answers } = await enterToAnswer(product, company)
    const values = { [contract.staff]: 'douze', elsewhere: 'x' }
    const wrong = await guest.call('PUT', answers, { values, replaces: {} })
    expect([wrong.status, wrong.body.errors]).toMatchObject([
      422,
      [
        { field: 'values.elsewhere', code: 'FIELD_UNKNOWN' },
        { field: `values.${contract.staff}`, code: 'FIELD_VALUE_INVALID' },
      ],
    ])
    const none = await guest.call('POST', answers, { values: {} })
    expect([none.status, none.body.code]).toEqual([422, 'ANSWERS_NONE'])
    expect((await first()).state).toBe('asked')
  })

  test('while the contract cannot change, and what was written is kept', async () => {
    const { iban } = contract
    await ask(company, contract)
    const { guest, invitation, answers } = await enterToAnswer(product, company)
    await guest.call('PUT', answers, { values: { [iban]: 'FR76' }, replaces: {} })
    expect((await lock()).status).toBeLessThan(300)
    const late = await guest.call('POST', answers, { values: { [iban]: 'FR77' } })
    expect([late.status, late.body.code]).toEqual([409, 'QUESTIONNAIRE_CLOSED_FOR_NOW'])
    const { body: page } = await guest.call('GET', `${invitation}/questions`)
    expect(page.writing.code).toBe('QUESTIONNAIRE_CLOSED_FOR_NOW')
    expect(page.questions[0].value).toBe('FR76')
  })

  test('once the contract is deleted', async () => {
    await ask(company, contract)
    const { guest, invitation, token } = await enterToAnswer(product, company)
    expect((await admin().call('DELETE', contract.at)).status).toBe(200)
    expect((await guest.call('GET', `${invitation}/questions`)).status).toBe(401)
    const link = await product.browser().call('POST', '/invitations', { token })
    expect(await faultOf(link)).toEqual([404, '', 'INVITATION_UNKNOWN'])
  })
})

test('taking is refused before answers were sent, and for what was not answered', async () => {
  const { iban, staff, path } = contract
  await ask(company, contract)
  const { _id } = await first()
  const take = (variable: string, answer: unknown) =>
    admin().call('POST', `${path}/${_id}/taken`, {
      answers: [{ variable, answer, replaces: null }],
    })
  expect(await faultOf(await take(iban, 'FR76'))).toEqual([409, '', 'QUESTIONNAIRE_NOT_ANSWERED'])
  const back = await admin().call('POST', `${path}/${_id}/returned`, { word: 'Pourquoi ?' })
  expect(await faultOf(back)).toEqual([409, '', 'QUESTIONNAIRE_NOT_ANSWERED'])
  const { guest, answers } = await enterToAnswer(product, company)
  await guest.call('POST', answers, { values: { [iban]: 'FR76' } })
  expect(await faultOf(await take(staff, null))).toEqual([409, 'answers', 'ANSWER_CHANGED'])
  expect(await faultOf(await take('effective_date', 'x'))).toEqual([
    409,
    'answers',
    'QUESTION_NOT_ASKED',
  ])
  expect((await take(iban, 'FR76')).status).toBe(204)
  expect(await faultOf(await take(iban, 'FR76'))).toEqual([409, 'answers', 'ANSWER_TAKEN'])
  const unknown = `${path}/01a1fc00-76ed-7a30-b19a-7c6dcd73e16b`
  expect(await faultOf(await admin().call('DELETE', unknown))).toEqual([
    404,
    '',
    'QUESTIONNAIRE_NOT_FOUND',
  ])
})
