import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract, fillSections } from '../../../testing/contracts.ts'
import { expectRefused } from '../../../testing/refusals.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let ana: Awaited<ReturnType<TestCompany['join']>>

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  product.clock.set('2026-11-20T09:00:00Z')
  company = await signUpCompany(product)
  ana = await company.join('validator', 'Ana')
})

interface Kept {
  _id: string
  type: string
  readAt: string | null
  isOver: boolean
  taskId: string | null
  contract: { title: string } | null
}

const kept = async (query = '', browser = ana.browser) => {
  const { status, body } = await browser.call('GET', `/notification/kept?${query}`)
  expect(status).toBe(200)
  return body as { value: Kept[]; count: number; next: string | null }
}
const types = ({ value }: { value: Kept[] }) => value.map(({ type }) => type)
const mark = (isRead: boolean, ...notificationIds: string[]) =>
  ana.browser.call('POST', '/notification/marked', { notificationIds, isRead })

/** A contract shared with Ana. */
async function shared(title: string): Promise<string> {
  const { _id } = await createContract(company.administrator, { title })
  const { status } = await company.administrator.call('POST', `/contracts3/${_id}/shares`, {
    personIds: [ana.personId],
    level: 'reader',
  })
  expect(status).toBe(201)
  return _id
}

/** A contract that Ana is asked to validate. */
async function asked(title: string) {
  const { administrator } = company
  const { _id } = await createContract(administrator, { title })
  await fillSections(administrator, _id)
  const { body } = await administrator.call('POST', `/contracts3/${_id}/validation`, {
    steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [ana.personId] }],
  })
  const decide = (decision: 'accepted' | 'refused') =>
    ana.browser.call('PUT', `/contracts3/${_id}/validation/${body.current.steps[0]._id}/decision`, {
      decision,
      reason: decision === 'refused' ? 'Plafond absent' : '',
    })
  return { contractId: _id, decide }
}

describe('the notifications of a person', () => {
  test('are unread, then in the archive, and unread again when they are marked so', async () => {
    await shared('Bail')
    const [first] = (await kept('state=unread')).value
    expect(first).toMatchObject({ type: 'shareGiven', readAt: null, contract: { title: 'Bail' } })
    expect((await ana.browser.call('DELETE', `/notification/${first!._id}`)).status).toBe(204)
    expect((await kept('state=unread')).count).toBe(0)
    expect((await kept('state=archived')).value[0]).toMatchObject({
      _id: first!._id,
      readAt: '2026-11-20T09:00:00.000Z',
    })
    expect((await mark(false, first!._id)).status).toBe(204)
    expect((await ana.browser.call('GET', '/notification?$count=true')).body.count).toBe(1)
    expect((await mark(true, first!._id)).status).toBe(204)
    expect((await ana.browser.call('GET', '/notification?$count=true')).body.count).toBe(0)
  })

  test('go to the archive with the act that they asked for, and stay there', async () => {
    const { decide } = await asked('Bail')
    const [request] = (await kept('state=unread')).value
    expect(request).toMatchObject({ type: 'validationRequested', isOver: false })
    await decide('accepted')
    expect((await kept('state=unread')).count).toBe(0)
    expect((await kept('state=archived')).value[0]).toMatchObject({ isOver: true, readAt: null })
    const over = { code: 'NOTIFICATION_ACT_OVER' }
    const body = { notificationIds: [request!._id], isRead: false }
    await expectRefused(ana.browser, ['POST', '/notification/marked', body], 409, over)
  })

  test('are filtered by the types of the preferences', async () => {
    await shared('Ancien')
    await asked('Nouveau')
    expect(types(await kept('family=validationStatus'))).toEqual(['validationRequested'])
    expect(types(await kept('family=updateStatus'))).toEqual(['shareGiven'])
    expect((await kept('family=deadlineStatus')).count).toBe(0)
    expect((await ana.browser.call('GET', '/notification/kept?family=news')).status).toBe(400)
  })

  test('come page by page, each once, the newest first', async () => {
    const contractId = await shared('Bail')
    await product.product.platform.inCompany(company.companyId, (db) =>
      db
        .insert(
          'notification',
          Array.from({ length: 64 }, (_, place) => ({
            id: `019ab3c4-0000-7000-8000-${String(place).padStart(12, '0')}`,
            person_id: ana.personId,
            type: 'contractEnded',
            contract_id: contractId,
            params: JSON.stringify({ day: '2026-01-01' }),
            // Two share each moment.
            created_at: new Date(Date.UTC(2026, 0, 1 + Math.floor(place / 2))),
            mailing: 'done' as const,
          })),
        )
        .execute(),
    )
    const seen: string[] = []
    let next: string | null = null
    do {
      const page = await kept(`state=all${next ? `&before=${next}` : ''}`)
      expect(page.count).toBe(65)
      seen.push(...page.value.map(({ _id }) => _id))
      next = page.next
    } while (next)
    expect(new Set(seen).size).toBe(65)
    expect(seen).toHaveLength(65)
    expect((await kept('state=all&days=30')).count).toBe(1)
  })

  test('name the task that a click completes, and no act that is decided elsewhere', async () => {
    const { decide } = await asked('Bail')
    expect((await kept('state=unread')).value[0]!.taskId).toBeNull()
    await decide('refused')
    const { administrator } = company
    const [refused] = (await kept('state=unread', administrator)).value
    const { body } = await administrator.call('GET', '/tasks?status=todo')
    expect(refused).toMatchObject({ type: 'validationRefused', taskId: body.result.value[0]._id })
    await administrator.call('POST', `/tasks/${refused!.taskId}/finished`)
    expect((await kept('state=unread', administrator)).value[0]!.taskId).toBeNull()
  })

  test('are nobody else’s', async () => {
    await shared('Bail')
    const [first] = (await kept()).value
    const body = { notificationIds: [first!._id], isRead: true }
    await expectRefused(company.administrator, ['POST', '/notification/marked', body], 404, {
      code: 'NOT_FOUND',
    })
    expect((await kept('state=unread')).count).toBe(1)
  })
})
