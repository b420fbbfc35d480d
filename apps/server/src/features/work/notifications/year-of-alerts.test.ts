import {
  ALERT_DATES,
  type AlertDays,
  type AlertSetting,
} from '@tacite/domain/deadlines/alert-setting.ts'
import { alertsOf } from '@tacite/domain/deadlines/alerts.ts'
import { computeDeadlines } from '@tacite/domain/deadlines/compute-deadlines.ts'
import { reconcileAlerts, type RaisedAlert } from '@tacite/domain/deadlines/reconcile-alerts.ts'
import { Temporal } from 'temporal-polyfill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'
import { raiseAlerts, readContractTerms } from '../../lifecycle/deadlines/public.ts'
import { sendDigests } from './send-digests.job.ts'

const FIRST_DAY = Temporal.PlainDate.from('2026-07-27')
/** Around the days of its alerts; `npm run prove -- year` lives through every day, with other kills each time. */
const OFFSETS = process.env['TACITE_YEAR_DAYS']
  ? Array.from({ length: Number(process.env['TACITE_YEAR_DAYS']) }, (_, offset) => offset)
  : [4, 5, 6, 35, 36, 57, 58, 62, 65, 66, 67, 70]
const SEED = Number(process.env['TACITE_YEAR_SEED'] ?? 7)

let product: TestProduct
let company: TestCompany
const people: Record<string, { browser: Browser; personId: string; email: string }> = {}
const contracts: string[] = []

const NO_DAYS = Object.fromEntries(ALERT_DATES.map((date) => [date, []])) as unknown as AlertDays

beforeAll(async () => {
  product = await startProduct()
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  for (const time of ['instant', 'daily', 'weekly', 'never']) {
    const { browser, personId, email } = await company.join('reader', time)
    people[time] = { browser, personId, email }
    await prefer(browser, time, time === 'instant' ? NIGHTS : null)
  }
  await company.administrator.call('PUT', '/me/preferences', preferences('instant', NIGHTS))
  const personIds = Object.values(people).map(({ personId }) => personId)
  const chosen = { owner: true, groupIds: [], personIds }
  await add(YEARLY_TERMS, { ...chosen, days: { ...NO_DAYS, limit: [60, 30, 3, 0], sendBy: [0] } })
  await add(YEARLY_TERMS, null)
  await add(
    { ...YEARLY_TERMS, renewalType: 'none', renewalDuration: null, notice: null },
    { ...chosen, owner: false, days: { ...NO_DAYS, end: [100, 90, 1] } },
  )
  // The shares that let them see the contracts are not what is counted.
  for (const table of ['mail', 'notification'])
    await inDatabase(product, `delete from ${table} where company_id = $1`, [company.companyId])
})
afterAll(() => product.stop())

const NIGHTS = { from: '19:00', to: '11:00', days: [1, 2, 3, 4, 5, 6, 7], timeZone: 'Europe/Paris' }

function preferences(time: string, quietHours: object | null) {
  const times = time === 'never' ? [] : [time]
  return {
    showResetPassword: true,
    durationRenwalAndTerminationPeriod: '', // sic, spec 3
    listUpdateStatus: times,
    listDeadlineStatus: times,
    listRenwalAndTerminationPeriod: times, // sic, spec 3
    listValidationRejectionStatusWorkflkow: times, // sic, spec 3
    quietHours,
  }
}

async function prefer(browser: Browser, time: string, quietHours: object | null): Promise<void> {
  const { status } = await browser.call('PUT', '/me/preferences', preferences(time, quietHours))
  expect(status).toBe(200)
}

async function add(terms: object, setting: AlertSetting | null): Promise<void> {
  const { administrator } = company
  const { _id } = await createContract(administrator)
  await administrator.call('PUT', `/contracts3/${_id}/lifecycle`, terms)
  await signOnPaper(product, company, _id)
  if (setting) {
    const { personIds } = setting
    await administrator.call('POST', `/contracts3/${_id}/shares`, { personIds, level: 'reader' })
    const { status } = await administrator.call('PUT', `/contracts3/${_id}/alerts`, { setting })
    expect(status).toBe(200)
  }
  contracts.push(_id)
}

class Killed extends Error {}

/** Numbers from 0 to 1 that a seed repeats. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The product, killed now and then within a transaction, or right after its commit. */
function killedAtRandom(random: () => number): TestProduct['product']['platform'] {
  const { platform } = product.product
  return {
    ...platform,
    inCompanyForReports: async (companyId, work) => {
      const done = await platform.inCompanyForReports(companyId, async (db) => {
        const result = await work(db)
        if (random() < 0.25) throw new Killed()
        return result
      })
      if (random() < 0.25) throw new Killed()
      return done
    },
  }
}

/** As the queue does: a job that was killed runs again, on the same day. */
async function untilDone(job: () => Promise<void>): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    try {
      await job()
      return kills
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
}

/** What the rules alone would say over these days, without a database. */
async function expectedAlerts(): Promise<string[]> {
  const { platform } = product.product
  const terms = await platform.inCompany(company.companyId, (db) =>
    readContractTerms(db, contracts),
  )
  return terms.flatMap((contract) => {
    const stored: RaisedAlert[] = []
    for (const offset of OFFSETS) {
      const today = FIRST_DAY.add({ days: offset })
      const deadlines = computeDeadlines(contract.terms, today)
      const given = {
        noticeWindowDays: contract.ownerNoticeDays,
        signatureDate: contract.terms.signatureDate,
      }
      const standing = alertsOf(contract.contractId, deadlines, given)
      const alerts = alertsOf(contract.contractId, deadlines, {
        ...given,
        days: contract.alerts?.days ?? null,
      })
      for (const { key, kind, target } of reconcileAlerts(stored, alerts, today, standing).raise)
        stored.push({ key, kind, target, state: 'open', raisedOn: today.toString() })
    }
    return stored.map(({ key, raisedOn }) => `${raisedOn} ${key}`)
  })
}

/** The keys of the alerts that a person finds in the bell. */
async function bellOf(personId: string): Promise<string[]> {
  const rows = await inDatabase(
    product,
    `select alert.key from notification join deadline_alert as alert
      on alert.company_id = notification.company_id and alert.id = (notification.params ->> 'alertId')::uuid
      where notification.person_id = $1`,
    [personId],
  )
  return rows.map(({ key }) => String(key)).toSorted()
}

/** How many alerts a person was mailed, at once or in a digest, and how many wait for the next one. */
async function mailedTo({ email, personId }: { email: string; personId: string }) {
  const mails = await mailsOf(product, company, email)
  const lines = mails.flatMap(({ text }) => text.split('\n'))
  const waiting = await inDatabase(
    product,
    `select from notification where person_id = $1 and mailing <> 'done'`,
    [personId],
  )
  return {
    mailed: lines.filter((line) => /[Cc]ontrat «/.test(line)).length,
    waiting: waiting.length,
  }
}

/** Sixty days before the first limit; its next distances are thirty and three days, and the day itself. */
const ANSWERED_AT = 5

/** One takes the first alert on, one wants it back on the next day, one only after it was alerted again. */
async function answer(): Promise<void> {
  const [alert] = await inDatabase(
    product,
    `select id, key from deadline_alert where contract_id = $1 and kind = 'noticeWindow'`,
    [contracts[0]],
  )
  const until = (offset: number) => FIRST_DAY.add({ days: offset }).toString()
  const answers = {
    daily: { kind: 'acknowledged', note: '' },
    never: { kind: 'snoozed', until: until(6), note: '' },
    instant: { kind: 'snoozed', until: until(57), note: '' },
  }
  for (const [time, body] of Object.entries(answers)) {
    const { browser, email: username } = people[time]!
    await browser.call('POST', '/auth/signin', { username, password: PASSWORD })
    const path = `/contracts3/${contracts[0]}/alerts/${String(alert!['id'])}/answer`
    expect((await browser.call('PUT', path, body)).status).toBe(200)
  }
}

test('day after day, with kills between and within the steps, nothing is lost or repeated', async () => {
  const random = randomFrom(SEED)
  const platform = killedAtRandom(random)
  const expected = await expectedAlerts()
  let kills = 0
  for (const offset of OFFSETS) {
    const day = FIRST_DAY.add({ days: offset }).toString()
    product.clock.set(`${day}T05:15:00Z`)
    kills += await untilDone(() => raiseAlerts(platform, company.companyId))
    product.clock.set(`${day}T06:05:00Z`)
    kills += await untilDone(() => sendDigests(platform, company.companyId))
    if (offset === ANSWERED_AT) await answer()
  }
  expect(kills).toBeGreaterThan(OFFSETS.length / 4)

  const raised = await product.product.platform.inCompany(company.companyId, (db) =>
    db
      .select('deadline_alert')
      .select(['key', 'contract_id', 'deadline_alert.raised_at'])
      .execute(),
  )
  const days = raised.map(({ key, raised_at }) => `${raised_at.toISOString().slice(0, 10)} ${key}`)
  expect(days.toSorted()).toEqual(expected.toSorted())
  expect(days.length).toBeGreaterThan(8)

  // Whoever is named is told of each of them once, in the bell.
  const [first, second, third] = contracts
  const keysOf = (...ids: (string | undefined)[]) =>
    raised
      .filter(({ contract_id }) => ids.includes(contract_id))
      .map(({ key }) => key)
      .toSorted()
  const own = keysOf(first, third)
  for (const time of ['instant', 'daily', 'weekly'])
    expect([time, await bellOf(people[time]!.personId)]).toEqual([time, own])
  // Put off until a day on which nothing else was said: it came back by itself, once.
  const firstSaid = own.find((key) => key.includes(`${first}:noticeWindow:2026-09-30:60`))!
  expect(await bellOf(people['never']!.personId)).toEqual([...own, firstSaid].toSorted())
  expect(await bellOf(company.administratorId)).toEqual(keysOf(first, second))

  // And once by mail, when they chose it: at once, or in the digest of a day or of a week.
  const all = keysOf(first, third).length
  expect(await mailedTo(people['instant']!)).toEqual({ mailed: all, waiting: 0 })
  // Taken on: the next distances of that limit are in no digest.
  const taken = own.filter(
    (key) => /notice(Window|Limit):2026-09-30/.test(key) && key !== firstSaid,
  )
  expect(taken).toHaveLength(3)
  expect(await mailedTo(people['daily']!)).toEqual({ mailed: all - taken.length, waiting: 0 })
  expect(await mailedTo(people['never']!)).toEqual({ mailed: 0, waiting: 0 })
  const weekly = await mailedTo(people['weekly']!)
  expect(weekly.mailed + weekly.waiting).toBe(all)
  expect(weekly.mailed).toBeGreaterThan(0)

  // Quiet until eleven in Paris: none leaves before.
  const held = await inDatabase(product, 'select leaves_at from mail where recipient = $1', [
    people['instant']!.email,
  ])
  for (const { leaves_at } of held)
    expect((leaves_at as Date).toISOString()).toMatch(/T(09|10):00:00/)
})
