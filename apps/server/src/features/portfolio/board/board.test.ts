import type { Board, BoardCard } from '@tacite/api/portfolio/board-endpoints.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { createContract } from '../../../testing/contracts.ts'
import { faultOf } from '../../../testing/refusals.ts'
import { signOnPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let board: Board

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-02T09:00:00Z')
  company = await signUpCompany(product)
  board = (await get('/workflows/default/board')).body
})

const get = (path: string, browser: Browser = company.administrator) => browser.call('GET', path)
const stepId = (kind: string) => board.steps.find((step) => step.kind === kind)!._id
const cards = async (kind: string, more = '', browser: Browser = company.administrator) => {
  const { body } = await get(`/contracts3/cards?step=eq:${stepId(kind)}${more}`, browser)
  return body as { value: BoardCard[]; count: number }
}
const titles = async (kind: string, more = '', browser?: Browser) =>
  (await cards(kind, more, browser)).value.map(({ name }) => name)
const contract = async (title: string, changes: object = {}) =>
  (await createContract(company.administrator, { title, ...changes }))._id
const setDue = (contractId: string, dueDate: string) =>
  company.administrator.call('PUT', `/contracts3/${contractId}/steps/${stepId('drafting')}`, {
    dueDate,
    replaces: null,
  })
const movePath = (contractId: string, kind: string) =>
  `/contracts3/${contractId}/steps/${stepId(kind)}/move`
const move = (contractId: string, kind: string, seen: object = {}, browser?: Browser) =>
  (browser ?? company.administrator).call('PUT', movePath(contractId, kind), {
    passesOver: [],
    reopens: [],
    ...seen,
  })

describe('a column', () => {
  test('counts and pages the contracts at its step, the soonest due first, within the filters', async () => {
    await contract('Sans échéance')
    const late = await contract('En retard')
    await setDue(late, '2026-11-01')
    await setDue(await contract('Bientôt'), '2026-11-20')
    expect(board.steps.map(({ name }) => name)[0]).toBe('Rédaction')
    expect(await titles('drafting')).toEqual(['En retard', 'Bientôt', 'Sans échéance'])
    const page = await cards('drafting', '&$top=1&$skip=1')
    expect([page.count, page.value.map(({ name }) => name)]).toEqual([3, ['Bientôt']])
    expect(await titles('drafting', '&text=eq:bient')).toEqual(['Bientôt'])
    expect(await titles('drafting', '&stepOverdue=eq:true')).toEqual(['En retard'])
    await setDue(await contract('Sous trois jours'), '2026-11-05')
    expect(await titles('drafting', '&stepDue=eq:late')).toEqual(['En retard'])
    expect(await titles('drafting', '&stepDue=eq:soon')).toEqual(['Sous trois jours'])
    expect(await titles('drafting', '&stepDue=eq:onTime,late')).toEqual(['En retard', 'Bientôt'])
    expect(await titles('drafting', '&stepDue=ne:late,soon')).toEqual(['Bientôt', 'Sans échéance'])
    const choices = await get('/choices/workflow-steps?q=redac&$top=10')
    expect(choices.body.value).toMatchObject([{ _id: stepId('drafting'), name: 'Rédaction' }])
    const [first] = (await cards('drafting')).value
    expect(first).toMatchObject({ dueDate: '2026-11-01', isLate: true, owner: 'Anne Martin' })
    // The list has the same filter and the same order.
    const list = await get(
      `/contracts3?step=eq:${stepId('drafting')}&stepOverdue=eq:false&$orderby=stepDueDate asc`,
    )
    expect(list.body.value.map(({ title }: { title: string }) => title)).toEqual([
      'Sous trois jours',
      'Bientôt',
      'Sans échéance',
    ])
    await move(late, 'negotiation')
    expect([await titles('negotiation'), (await cards('drafting')).count]).toEqual([
      ['En retard'],
      3,
    ])
  })

  test('shows each reader what they see of the company', async () => {
    const leo = await company.join('contributor', 'Léo')
    const shared = await contract('Partagé')
    await contract('Réservé')
    await grantLevel(product, company, {
      contractId: shared,
      personId: leo.personId,
      level: 'reader',
    })
    expect(await titles('drafting', '', leo.browser)).toEqual(['Partagé'])
    expect((await cards('drafting', '', leo.browser)).count).toBe(1)
  })
})

describe('a move', () => {
  test('says what it passes over, and is refused to who saw something else', async () => {
    const contractId = await contract('Bail')
    const preview = await get(movePath(contractId, 'signature'))
    expect(preview.body).toMatchObject({
      refused: null,
      completes: { name: 'Rédaction' },
      passesOver: [{ name: 'Négociation' }, { name: 'Validation' }],
      reopens: [],
    })
    expect(await faultOf(await move(contractId, 'signature'))).toEqual([
      412,
      '',
      'STEP_MOVE_CHANGED',
    ])
    const passesOver = [stepId('negotiation'), stepId('validation')]
    expect((await move(contractId, 'signature', { passesOver })).status).toBe(200)
    expect(await titles('signature')).toEqual(['Bail'])
    const back = await get(movePath(contractId, 'drafting'))
    expect(back.body.reopens).toHaveLength(3)
    const reopens = back.body.reopens.map(({ _id }: { _id: string }) => _id)
    expect((await move(contractId, 'drafting', { reopens })).status).toBe(200)
    const { body } = await get(`/contracts3/${contractId}/activity`)
    expect(body.value.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('a terminé l’étape «\u202fRédaction\u202f»'),
        expect.stringContaining('a passé l’étape «\u202fValidation\u202f» sans la faire'),
        expect.stringContaining('a rouvert l’étape «\u202fRédaction\u202f»'),
      ]),
    )
  })

  test('is refused with the same words as it is explained, by rights and by state', async () => {
    const contractId = await contract('Bail')
    const leo = await company.join('contributor', 'Léo')
    await grantLevel(product, company, { contractId, personId: leo.personId, level: 'reader' })
    const explained = async (kind: string, browser?: Browser) =>
      (await get(movePath(contractId, kind), browser)).body.refused
    const both = async (kind: string, browser?: Browser) => {
      const { body } = await move(contractId, kind, {}, browser)
      expect(await explained(kind, browser)).toEqual({ code: body.code, message: body.message })
      return body.code
    }
    expect(await both('followUp')).toBe('FOLLOW_UP_NOT_BEGUN')
    expect((await explained('negotiation', leo.browser)).message).toBeTruthy()
    expect((await move(contractId, 'negotiation', {}, leo.browser)).status).toBe(403)
    await move(contractId, 'negotiation')
    await move(contractId, 'validation')
    // A validation ends by its own decision.
    expect(await both('signature')).toBe('STEP_ENDS_BY_ITS_ACT')
    await signOnPaper(product, company, contractId)
    expect(await both('drafting')).toBe('CONTRACT_LOCKED')
  })
})
