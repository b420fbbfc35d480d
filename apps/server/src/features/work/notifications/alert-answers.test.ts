import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { RAISE_ALERTS, raiseAlerts } from '../../lifecycle/deadlines/public.ts'
import { escalateLimits } from '../../lifecycle/decisions/public.ts'
import { sendDigests } from './send-digests.job.ts'

let product: TestProduct
let company: TestCompany
let colleague: { browser: Browser; personId: string; email: string }
let contractId: string
let alertId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** The notice limit is 30 September; it is alerted sixty, thirty and three days before. */
beforeEach(async () => {
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  colleague = await company.join('reader', 'colleague')
  const { administrator } = company
  contractId = (await createContract(administrator))._id
  await administrator.call('PUT', `/contracts3/${contractId}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, contractId, '2025-12-15', 'marked')
  const personIds = [colleague.personId]
  await administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds,
    level: 'reader',
  })
  const days = { window: [], sendBy: [], limit: [60, 30, 3], exit: [], end: [] }
  const setting = { days, owner: true, groupIds: [], personIds }
  await administrator.call('PUT', `/contracts3/${contractId}/alerts`, { setting })
  for (const table of ['mail', 'notification'])
    await inDatabase(product, `delete from ${table} where company_id = $1`, [company.companyId])
  await live('2026-08-01')
  alertId = (await bellOf(company.administrator))[0].alert._id
})

async function live(day: string, time = '05:15'): Promise<void> {
  await company.comeBack(`${day}T${time}:00Z`)
  await raiseAlerts(product.product.platform, company.companyId)
  product.clock.set(`${day}T${time === '05:15' ? '06:05' : time}:00Z`)
  const { browser, email: username } = colleague
  await browser.call('POST', '/auth/signin', { username, password: PASSWORD })
  await sendDigests(product.product.platform, company.companyId)
}

const bellOf = async (browser: Browser) =>
  (await browser.call('GET', '/notification?$top=50&$skip=0')).body.value

const answer = (browser: Browser, body: object, alert = alertId) =>
  browser.call('PUT', `/contracts3/${contractId}/alerts/${alert}/answer`, body)
const acknowledge = (browser: Browser, note = '') => answer(browser, { kind: 'acknowledged', note })
const snooze = (browser: Browser, until: string) =>
  answer(browser, { kind: 'snoozed', until, note: '' })
const undo = (browser: Browser) =>
  browser.call('DELETE', `/contracts3/${contractId}/alerts/${alertId}/answer`)

const record = async () =>
  (await company.administrator.call('GET', `/contracts3/${contractId}/alert-record`)).body

async function prefer(browser: Browser, time: string, quietHours: object | null = null) {
  const times = [time]
  const { status } = await browser.call('PUT', '/me/preferences', {
    showResetPassword: true,
    durationRenwalAndTerminationPeriod: '', // sic, spec 3
    listUpdateStatus: times,
    listDeadlineStatus: times,
    listRenwalAndTerminationPeriod: times, // sic, spec 3
    listValidationRejectionStatusWorkflkow: times, // sic, spec 3
    quietHours,
  })
  expect(status).toBe(200)
}

async function alertsMailedTo(email: string): Promise<number> {
  const mails = await mailsOf(product, company, email)
  return mails.flatMap(({ text }) => text.split('\n')).filter((line) => /Contrat «/.test(line))
    .length
}

describe('whoever takes an alert on', () => {
  test('has read it, and the others see who did, without a mail', async () => {
    const { status, body } = await acknowledge(company.administrator, 'J’appelle le bailleur')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isToDecide: true,
      own: { kind: 'acknowledged', note: 'J’appelle le bailleur', at: expect.any(String) },
    })
    expect(await bellOf(company.administrator)).toEqual([])
    const [seen] = await bellOf(colleague.browser)
    expect(seen.alert).toMatchObject({ own: null, takenBy: [expect.any(String)] })
    const { email } = colleague
    const before = await alertsMailedTo(email)
    await live('2026-08-02')
    expect(await alertsMailedTo(email)).toBe(before)
  })

  test('finds its next distances in the bell and no digest, and others in their digest too', async () => {
    await prefer(colleague.browser, 'daily')
    await prefer(company.administrator, 'daily')
    await acknowledge(colleague.browser)
    const { body: administrator } = await company.administrator.call('GET', '/me')
    const mailed = () =>
      Promise.all([alertsMailedTo(colleague.email), alertsMailedTo(administrator.email)])
    const [byColleague, byOther] = await mailed()
    await live('2026-08-31')
    expect(await bellOf(colleague.browser)).toHaveLength(1)
    expect(await mailed()).toEqual([byColleague, byOther + 1])
  })

  test('decides nothing: the limit escalates all the same', async () => {
    await acknowledge(company.administrator)
    await company.comeBack('2026-09-21T06:00:00Z')
    await escalateLimits(product.product.platform, company.companyId)
    const told = (await record()).lines.map(({ text }: { text: string }) => text)
    expect(told).toContainEqual(expect.stringMatching(/^Sans décision/))
  })

  test('and then leaves, is on it no longer: the alert goes on as if nobody had answered', async () => {
    await acknowledge(colleague.browser, 'J’appelle')
    const shown = async () => (await bellOf(company.administrator))[0].alert
    expect((await shown()).takenBy).toHaveLength(1)
    const path = `/users/${colleague.personId}/blocked`
    expect((await company.administrator.call('POST', path)).status).toBe(200)
    expect(await shown()).toMatchObject({ own: null, takenBy: [] })
    const { standing, lines } = await record()
    expect(standing).toMatchObject([{ others: [] }])
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'acknowledged',
        ended: expect.objectContaining({ as: 'left' }),
      }),
    )
  })

  test('takes it back: it is to be read again', async () => {
    await acknowledge(company.administrator)
    expect((await undo(company.administrator)).body.own).toBeNull()
    expect(await bellOf(company.administrator)).toHaveLength(1)
    expect((await undo(company.administrator)).body.code).toBe('ALERT_NOT_ANSWERED')
  })
})

describe('an alert that is put off', () => {
  test('comes back once on its day, by mail after the quiet hours', async () => {
    await prefer(colleague.browser, 'instant', {
      from: '19:00',
      to: '11:00',
      days: [1, 2, 3, 4, 5, 6, 7],
      timeZone: 'Europe/Paris',
    })
    expect((await snooze(colleague.browser, '2026-08-20')).status).toBe(200)
    expect(await bellOf(colleague.browser)).toEqual([])
    await live('2026-08-19')
    expect(await bellOf(colleague.browser)).toEqual([])
    const before = await alertsMailedTo(colleague.email)
    await live('2026-08-20')
    await live('2026-08-20')
    await live('2026-08-21')
    expect(await bellOf(colleague.browser)).toHaveLength(1)
    expect(await alertsMailedTo(colleague.email)).toBe(before + 1)
    const [told] = (await record()).lines
    const planned = { mailedAs: 'instant', mailedAt: '2026-08-20T09:00:00.000Z', mail: 'planned' }
    expect(told).toMatchObject(planned)
    await inDatabase(
      product,
      `update mail set state = 'failed', failure = 'refused', failed_at = now() where company_id = $1 and recipient = $2`,
      [company.companyId, colleague.email],
    )
    expect((await record()).lines[0]).toMatchObject({ ...planned, mail: 'failed' })
  })

  test('comes back early on its day by the clock of its company, however far from Paris', async () => {
    const { companyId } = company
    const zone = "update company set time_zone = 'America/Los_Angeles' where id = $1"
    await inDatabase(product, zone, [companyId])
    await snooze(colleague.browser, '2026-08-20')
    const hoursOfRuns: number[] = []
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(Date.UTC(2026, 7, 19, hour, 15))
      const companies = await product.product.platform.companyIds({
        hour: RAISE_ALERTS.companyHour!,
        at,
      })
      if (companies.includes(companyId)) hoursOfRuns.push(hour)
    }
    expect(hoursOfRuns).toEqual([12])
    await live('2026-08-19', '12:15')
    expect(await bellOf(colleague.browser)).toEqual([])
    await live('2026-08-20', '12:15')
    expect(await bellOf(colleague.browser)).toHaveLength(1)
  })

  test('keeps its next distance until its day, and says both at once', async () => {
    await snooze(colleague.browser, '2026-09-05')
    await live('2026-08-31')
    expect(await bellOf(colleague.browser)).toEqual([])
    expect(await bellOf(company.administrator)).toHaveLength(2)
    await live('2026-09-05')
    await live('2026-09-06')
    expect(await bellOf(colleague.browser)).toHaveLength(1)
    await live('2026-09-27')
    expect(await bellOf(colleague.browser)).toHaveLength(2)
  })

  test('stays inside its limit, and says the last day that does', async () => {
    const beyond = await snooze(company.administrator, '2026-09-30')
    expect(beyond.status).toBe(422)
    expect(beyond.body.errors[0]).toMatchObject({
      code: 'ALERT_SNOOZE_BEYOND_LIMIT',
      field: 'until',
    })
    expect(beyond.body.errors[0].message).toContain('29/09/2026')
    const today = await snooze(company.administrator, '2026-08-01')
    expect(today.body.errors[0].code).toBe('ALERT_SNOOZE_NOT_LATER')
    const { body } = await snooze(company.administrator, '2026-09-29')
    expect(body).toMatchObject({ latestSnooze: '2026-09-29', own: { until: '2026-09-29' } })
  })

  test('takes its task along, and brings it back when it is undone', async () => {
    const tasks = async (status: string) =>
      (await company.administrator.call('GET', `/tasks?skip=0&status=${status}`)).body.result.count
    expect(await tasks('todo')).toBe(1)
    await snooze(company.administrator, '2026-08-20')
    expect([await tasks('todo'), await tasks('later')]).toEqual([0, 1])
    await undo(company.administrator)
    expect([await tasks('todo'), await tasks('later')]).toEqual([1, 0])
    expect(await bellOf(company.administrator)).toHaveLength(1)
  })
})

test('an answer ends with a word when its date moves or goes', async () => {
  await snooze(colleague.browser, '2026-08-20')
  await acknowledge(company.administrator)
  const notice = { count: 2, unit: 'months' }
  const reason = 'Le préavis avait été mal lu'
  const { performedAfterEnd: _, ...terms } = YEARLY_TERMS
  const corrected = await company.administrator.call(
    'PUT',
    `/contracts3/${contractId}/lifecycle/correction`,
    { lifecycle: { ...terms, notice }, signatureDate: '2025-12-15', reason },
  )
  expect(corrected.status).toBe(200)
  const [word] = await bellOf(colleague.browser)
  expect(word.template).toContain('30/09/2026 est passée au 31/10/2026')
  const { lines } = await record()
  expect(lines.filter(({ ended }: { ended?: object }) => ended)).toHaveLength(2)
  await live('2026-08-20')
  expect(await bellOf(colleague.browser)).toHaveLength(1)
})

test('only those who were alerted answer', async () => {
  const outsider = await company.join('reader', 'outsider')
  await company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [outsider.personId],
    level: 'reader',
  })
  const { status, body } = await acknowledge(outsider.browser)
  expect([status, body.code]).toEqual([403, 'ALERT_NOT_YOURS'])
})

test('the record says who was told when and how, who took it on, and who put it off until when', async () => {
  await prefer(colleague.browser, 'daily')
  await live('2026-08-31')
  await acknowledge(company.administrator, 'Vu')
  await snooze(colleague.browser, '2026-09-10')
  const { standing, lines } = await record()
  expect(standing).toMatchObject([{ own: { kind: 'acknowledged', note: 'Vu' }, answering: null }])
  expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['told', 'acknowledged', 'snoozed']),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'snoozed', until: '2026-09-10', ended: null }),
  )
  expect(lines).toContainEqual(
    expect.objectContaining({
      kind: 'told',
      mailedAs: 'daily',
      mailedAt: '2026-08-31T06:05:00.000Z',
    }),
  )
  // Neither mailed nor read: the digest had no room for it.
  await inDatabase(
    product,
    'update notification set mailed_at = null, mail_id = null, read_at = null where company_id = $1',
    [company.companyId],
  )
  expect((await record()).lines).toContainEqual(
    expect.objectContaining({ mailedAs: 'daily', mail: null, readAt: null, isWaiting: false }),
  )
})
