import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { mailsOf } from '../../../testing/mails.ts'
import {
  ask,
  contractWithQuestions,
  enterToAnswer,
  RESPONDENT,
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
const asked = async () => (await admin().call('GET', contract.path)).body
const first = async () => (await asked()).questionnaires[0]
const lines = async (): Promise<string[]> => {
  const { body } = await admin().call('GET', `${contract.at}/activity`)
  return body.value.map(({ text }: { text: string }) => text.replaceAll(/\s/gu, ' '))
}
const valuesNow = async () => (await admin().call('GET', `${contract.at}/document`)).body.values

async function answered(values: object) {
  await ask(company, contract)
  const entered = await enterToAnswer(product, company)
  await entered.guest.call('POST', entered.answers, { values })
  return entered
}
const take = async (answers: object[]) => {
  const { _id } = await first()
  return admin().call('POST', `${contract.path}/${_id}/taken`, { answers })
}

describe('questions of a contract', () => {
  test('go to a person outside, who answers, and one of ours takes the answers', async () => {
    const { iban, staff } = contract
    const { askable } = await asked()
    expect(askable.map(({ variable, help }: Record<string, string>) => [variable, help])).toEqual(
      expect.arrayContaining([
        [iban, 'Du compte de la société'],
        [staff, ''],
      ]),
    )
    expect((await ask(company, contract, { message: 'Merci !', dueOn: '2026-12-01' })).status).toBe(
      201,
    )
    const [mail] = await mailsOf(product, company, RESPONDENT)
    expect(mail?.subject).toMatch(
      /^«\s?Acme\s?» vous pose des questions sur «\s?Contrat de maintenance\s?»$/u,
    )
    expect(mail?.text).toContain('Merci !')
    expect(mail?.text).toContain('au plus tard le 01/12/2026')

    const { guest, invitation, answers } = await enterToAnswer(product, company)
    const { body: page } = await guest.call('GET', `${invitation}/questions`)
    expect(page).toMatchObject({
      company: 'Acme',
      askedBy: 'Anne Martin',
      title: 'Contrat de maintenance',
      message: 'Merci !',
      writing: null,
      sentAt: null,
    })
    const saved = await guest.call('PUT', answers, { values: { [iban]: 'FR76' }, replaces: {} })
    expect(saved.status).toBe(200)
    expect((await first()).questions.map((each: { answer: unknown }) => each.answer)).toEqual([
      null,
      null,
    ])
    const sent = await guest.call('POST', answers, { values: { [staff]: 12 } })
    expect([sent.status, sent.body.sentAt]).toEqual([200, '2026-11-20T09:00:00.000Z'])
    expect(await valuesNow()).not.toHaveProperty(iban)
    const { body: news } = await admin().call('GET', '/notification?$top=10')
    expect(JSON.stringify(news)).toContain('Rania Amar a répondu à vos questions')

    const one = await take([{ variable: iban, answer: 'FR76', replaces: null }])
    expect(one.status).toBe(204)
    expect(await valuesNow()).toMatchObject({ [iban]: 'FR76' })
    expect((await first()).state).toBe('answered')
    expect((await take([{ variable: staff, answer: 12, replaces: null }])).status).toBe(204)
    expect(await first()).toMatchObject({ state: 'taken', name: 'Rania Amar' })
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'Anne Martin a repris dans le contrat les réponses de Rania Amar : Effectif.',
        'Rania Amar a répondu : IBAN et Effectif.',
        'Rania Amar a ouvert les questions qui lui sont posées.',
      ]),
    )
    const over = await guest.call('GET', `${invitation}/questions`)
    expect([over.status, over.body.code]).toEqual([409, 'QUESTIONNAIRE_TAKEN'])
  })

  test('do not overwrite what one of ours typed meanwhile, unless it was shown', async () => {
    const { iban, at } = contract
    await answered({ [iban]: 'FR76' })
    await admin().call('PUT', `${at}/fields`, { values: { [iban]: 'DE89' } })
    const blind = await take([{ variable: iban, answer: 'FR76', replaces: null }])
    expect(await faultOf(blind)).toEqual([409, 'answers', 'VALUE_CHANGED'])
    expect(await valuesNow()).toMatchObject({ [iban]: 'DE89' })
    const [question] = (await first()).questions.filter(
      ({ variable }: { variable: string }) => variable === iban,
    )
    expect(question).toMatchObject({ answer: 'FR76', present: 'DE89' })
    const aware = await take([{ variable: iban, answer: 'FR76', replaces: 'DE89' }])
    expect(aware.status).toBe(204)
    expect(await valuesNow()).toMatchObject({ [iban]: 'FR76' })
  })

  test('can be answered again until they are taken', async () => {
    const { iban } = contract
    const { guest, answers } = await answered({ [iban]: 'FR76' })
    await guest.call('POST', answers, { values: { [iban]: 'FR77' } })
    const old = await take([{ variable: iban, answer: 'FR76', replaces: null }])
    expect(await faultOf(old)).toEqual([409, 'answers', 'ANSWER_CHANGED'])
    expect((await take([{ variable: iban, answer: 'FR77', replaces: null }])).status).toBe(204)
    const late = await guest.call('PUT', answers, { values: { [iban]: 'FR78' }, replaces: {} })
    expect([late.status, late.body.errors]).toMatchObject([
      422,
      [{ code: 'ANSWER_TAKEN', field: `values.${iban}` }],
    ])
  })

  test('kept by another page of the respondent are not overwritten, unless they were shown', async () => {
    const { iban, staff } = contract
    await ask(company, contract)
    const { guest, invitation, answers } = await enterToAnswer(product, company)
    const keep = (values: object, replaces: object) =>
      guest.call('PUT', answers, { values, replaces })
    const written = async () =>
      (await guest.call('GET', `${invitation}/questions`)).body.questions.map(
        ({ value }: { value: unknown }) => value,
      )
    await keep({ [iban]: 'FR76' }, { [iban]: null })
    const blind = await keep({ [iban]: 'DE89', [staff]: 12 }, { [iban]: null, [staff]: null })
    expect([blind.status, blind.body.errors]).toMatchObject([
      412,
      [{ code: 'ANSWER_CHANGED_MEANWHILE', field: `values.${iban}` }],
    ])
    expect(await written()).toEqual(['FR76', null])
    expect((await keep({ [iban]: 'FR76' }, { [iban]: null })).status).toBe(200)
    expect((await keep({ [iban]: 'DE89' }, { [iban]: 'FR76' })).status).toBe(200)
    expect(await written()).toEqual(['DE89', null])
  })

  test('go back with a word, and stay written', async () => {
    const { iban } = contract
    const { guest, invitation, answers } = await answered({ [iban]: 'FR76' })
    const { _id } = await first()
    const word = 'Le numéro est incomplet.'
    const back = await admin().call('POST', `${contract.path}/${_id}/returned`, { word })
    expect(back.status).toBe(204)
    expect(await first()).toMatchObject({ state: 'returned', returnedWord: word })
    const mail = (await mailsOf(product, company, RESPONDENT)).at(-1)
    expect(mail?.text).toContain(word)
    const { body: page } = await guest.call('GET', `${invitation}/questions`)
    expect(page).toMatchObject({ returnedWord: word })
    expect(page.questions[0].value).toBe('FR76')
    await guest.call('POST', answers, { values: { [iban]: 'FR7630' } })
    expect(await first()).toMatchObject({ state: 'answered', returnedWord: null })
  })

  test('are withdrawn with their link, and what was answered stays', async () => {
    const { iban } = contract
    const { guest, invitation, token } = await answered({ [iban]: 'FR76' })
    const { _id } = await first()
    expect((await admin().call('DELETE', `${contract.path}/${_id}`)).status).toBe(204)
    const seen = await guest.call('GET', `${invitation}/questions`)
    expect([seen.status, seen.body.code]).toEqual([409, 'QUESTIONNAIRE_WITHDRAWN'])
    const link = await product.browser().call('POST', '/invitations', { token })
    expect(await faultOf(link)).toEqual([409, '', 'QUESTIONNAIRE_WITHDRAWN'])
    expect(await first()).toMatchObject({ state: 'withdrawn', questions: [{ answer: 'FR76' }, {}] })
    expect(await faultOf(await admin().call('POST', `${contract.path}/${_id}/invitation`))).toEqual(
      [409, '', 'QUESTIONNAIRE_ENDED'],
    )
  })

  test('expire, and a new link finds what was written', async () => {
    const { iban } = contract
    await ask(company, contract)
    const { guest, invitation, answers } = await enterToAnswer(product, company)
    await guest.call('PUT', answers, { values: { [iban]: 'FR76' }, replaces: {} })
    product.clock.set('2027-01-05T09:00:00Z')
    const seen = await guest.call('GET', `${invitation}/questions`)
    expect([seen.status, seen.body.code]).toEqual([409, 'QUESTIONNAIRE_EXPIRED'])
    await company.comeBack('2027-01-05T09:00:00Z')
    const { _id, state } = await first()
    expect(state).toBe('expired')
    expect((await admin().call('POST', `${contract.path}/${_id}/invitation`)).status).toBe(204)
    const again = await enterToAnswer(product, company)
    const { body: page } = await again.guest.call('GET', `${again.invitation}/questions`)
    expect(page.questions[0].value).toBe('FR76')
  })
})
