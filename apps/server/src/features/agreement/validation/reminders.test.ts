import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendMail } from '../../../platform/mail/send-mail.job.ts'
import { atOnce } from '../../../testing/at-once.ts'
import { grantLevel } from '../../../testing/contract-state.ts'
import { mailsOf } from '../../../testing/mails.ts'
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

const news = async ({ call }: Browser): Promise<{ type: string; template: string }[]> =>
  (await call('GET', '/notification?$top=20&$skip=0')).body.value
const typesOf = async ({ browser }: Person) =>
  (await news(browser)).map(({ type }) => type).toSorted()

describe('a reminder', () => {
  test('goes to the validator by mail and notification, and says who asks, what and since when', async () => {
    const { company, contractId, ana, bob, request, remind, shown, remindersTo } = asked
    const [first] = await request()
    await company.comeBack('2026-11-23T10:12:00Z')
    const { status, body } = await remind(first)
    expect([status, body.sentTo]).toEqual([201, ['Ana Test']])
    const [mail, ...others] = await remindersTo(ana)
    expect(others).toEqual([])
    expect(mail!.text).toContain('Anne Martin vous relance')
    expect(mail!.text).toMatch(/étape «\s?Juridique\s?»/u)
    expect(mail!.text).toContain('est attendue depuis le 20/11/2026.')
    const page = `/home/tasks/decision/${contractId}/${first}`
    for (const link of [
      page,
      ...['accepted', 'conditional', 'refused'].map((choice) => `${page}?choice=${choice}`),
    ]) {
      expect(mail!.text.split('\n').some((line) => line.endsWith(link))).toBe(true)
    }
    expect(mail!.text).not.toContain('Échéance')
    expect(await remindersTo(bob)).toEqual([])
    expect(await shown(ana, first)).toMatchObject({
      reminded: { at: '2026-11-23T10:12:00.000Z', by: 'Anne Martin', undeliveredAt: null },
      reminding: { code: 'REMINDER_SENT_TODAY' },
    })
    expect(await shown(bob, first)).toMatchObject({ reminded: null, reminding: null })
  })

  test('names the due date of the workflow step, and since when a later step waits', async () => {
    const { owner, contractId, ana, bob, request, decide, remind, remindersTo } = asked
    const [first, second] = await request('oneOf')
    const { body: steps } = await owner.call('GET', `/contracts3/${contractId}/steps`)
    const current = steps.find(({ isOpen }: { isOpen: boolean }) => isOpen)
    const dated = await owner.call('PUT', `/contracts3/${contractId}/steps/${current._id}`, {
      dueDate: '2026-12-01',
      replaces: null,
    })
    expect(dated.status).toBe(200)
    product.clock.set('2026-11-20T09:20:00Z')
    await decide(bob, first)
    expect((await remind(second)).status).toBe(201)
    const [mail] = await remindersTo(ana)
    expect(mail!.text).toMatch(/étape «\s?Direction\s?»/u)
    expect(mail!.text).toMatch(/Échéance de l’étape\s: 01\/12\/2026\./u)
  })

  test('is written in the language of its reader', async () => {
    const { company, ana, bob, request, remind } = asked
    await ana.browser.call('PUT', '/me/language', { i18n: 'en' })
    await bob.browser.call('PUT', '/me/language', { i18n: 'es' })
    const [first] = await request()
    await remind(first)
    await remind(first, bob)
    const last = async ({ email }: Person) => (await mailsOf(product, company, email)).at(-1)!
    expect(await last(ana)).toMatchObject({
      subject: expect.stringContaining('Reminder, to validate: '),
      text: expect.stringContaining('Anne Martin sends you a reminder: your decision'),
    })
    expect(await last(bob)).toMatchObject({
      subject: expect.stringContaining('Recordatorio, por validar: '),
      text: expect.stringContaining('Anne Martin le envía un recordatorio: su decisión'),
    })
  })

  test('follows the settings of its reader: none by mail, the bell all the same', async () => {
    const { ana, request, remind, remindersTo } = asked
    await ana.browser.call('PUT', '/me/preferences', {
      showResetPassword: true,
      durationRenwalAndTerminationPeriod: '', // sic, spec 3
      listUpdateStatus: [],
      listDeadlineStatus: [],
      listRenwalAndTerminationPeriod: [], // sic, spec 3
      listValidationRejectionStatusWorkflkow: [], // sic, spec 3
    })
    const [first] = await request()
    await remind(first)
    expect(await remindersTo(ana)).toEqual([])
    // One awaited decision is one entry.
    expect(await typesOf(ana)).toEqual(['validationReminder'])
  })

  test('leaves the bell once decided, and is back when the decision is withdrawn', async () => {
    const { ana, at, request, decide, remind } = asked
    const [first] = await request()
    await remind(first)
    await decide(ana, first)
    expect(await typesOf(ana)).toEqual([])
    await ana.browser.call('DELETE', at(`/${first}/decision`))
    expect(await typesOf(ana)).toContain('validationReminder')
  })

  test('also goes to who acts for the validator, and leaves their bell with the decision', async () => {
    const { ana, bob, request, decide, remind, shown, remindersTo } = asked
    const span = { delegateId: bob.personId, startsOn: '2026-11-20', endsOn: '2026-11-27' }
    await ana.browser.call('POST', '/me/delegations', span)
    await bob.browser.call('DELETE', '/notification')
    const [first] = await request()
    await decide(bob, first)
    expect(await shown(ana, first)).toMatchObject({ delegates: ['Bob Test'], reminding: null })
    const { body } = await remind(first)
    expect(body.sentTo).toEqual(['Ana Test', 'Bob Test'])
    expect([await remindersTo(ana), await remindersTo(bob)]).toEqual([
      [expect.anything()],
      [expect.objectContaining({ text: expect.stringContaining('à la place d’Ana Test') })],
    ])
    expect(await typesOf(bob)).toContain('validationReminderFor')
    expect(await typesOf(bob)).not.toContain('validationRequestedFor')
    await decide(ana, first)
    expect(await typesOf(bob)).not.toContain('validationReminderFor')
  })

  test('by the delegate themselves goes to the absent person only', async () => {
    const { company, contractId, ana, request, remind } = asked
    const chloe = await company.join('contractManager', 'Chloé')
    await grantLevel(product, company, {
      contractId,
      personId: chloe.personId,
      level: 'editor',
    })
    const span = { delegateId: chloe.personId, startsOn: '2026-11-20', endsOn: '2026-11-27' }
    await ana.browser.call('POST', '/me/delegations', span)
    const [first] = await request()
    expect((await remind(first, ana, chloe.browser)).body.sentTo).toEqual(['Ana Test'])
  })

  test('is a line of the contract’s activity and of the audit', async () => {
    const { owner, contractId, request, remind } = asked
    const [first] = await request()
    await remind(first)
    const sentence =
      /^Anne Martin a relancé Ana Test au sujet de l’étape de validation «\s?Juridique\s?»\.$/u
    const { body: activity } = await owner.call('GET', `/contracts3/${contractId}/activity`)
    expect(activity.value.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(sentence),
    )
    const { body: audit } = await owner.call('GET', '/administration/audit?$top=50&$skip=0')
    expect(audit.value.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(sentence),
    )
  })
})

describe('once a day of the company', () => {
  test('a second one is refused until midnight, by anybody, and other validators stay free', async () => {
    const { company, contractId, ana, bob, request, remind, remindersTo } = asked
    const [first] = await request()
    const chloe = await company.join('contractManager', 'Chloé')
    await grantLevel(product, company, {
      contractId,
      personId: chloe.personId,
      level: 'editor',
    })
    expect((await remind(first)).status).toBe(201)
    const again = await remind(first, ana, chloe.browser)
    expect([again.status, again.body.code]).toEqual([409, 'REMINDER_SENT_TODAY'])
    expect(again.body.message).toContain('déjà été relancée aujourd’hui')
    expect((await remind(first, bob)).status).toBe(201)
    await company.comeBack('2026-11-20T22:59:00Z')
    expect((await remind(first)).body.code).toBe('REMINDER_SENT_TODAY')
    // Midnight in Paris.
    await company.comeBack('2026-11-20T23:00:00Z')
    expect((await remind(first)).status).toBe(201)
    expect(await remindersTo(ana)).toHaveLength(2)
  })

  test('two at the same moment send one', async () => {
    const { ana, request, remind, remindersTo } = asked
    const [first] = await request()
    const answers = await atOnce(
      product,
      Array.from({ length: 3 }, () => () => remind(first)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(await remindersTo(ana)).toHaveLength(1)
  })

  test('one who takes over has not been reminded', async () => {
    const { company, owner, ana, request, remind, shown } = asked
    const [first] = await request()
    await remind(first)
    const chloe = await company.join('contractManager', 'Chloé')
    const moved = await owner.call('POST', `/users/${ana.personId}/reassigned`, {
      newOwnerId: chloe.personId,
      tasks: true,
      contracts: false,
    })
    expect(moved.status).toBe(200)
    expect(await shown(chloe, first)).toMatchObject({ reminded: null, reminding: null })
  })
})

test('a reminder whose mail is refused says so to who sent it, and beside the validator', async () => {
  const { company, owner, contractId, ana, request, remind, shown } = asked
  const [first] = await request()
  await remind(first)
  const { platform } = product.product
  const { companyId } = company
  const [mail] = await platform.inCompany(companyId, (db) =>
    db
      .select('mail')
      .where('mail.recipient', '=', ana.email)
      .where('mail.subject', 'like', 'Relance%')
      .select('mail.id')
      .execute(),
  )
  const refused = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }
  await sendMail(
    { ...platform, post: () => Promise.reject(refused), from: 'tacite@example.test' },
    { mailId: mail!.id, companyId },
    { number: 1, isLast: false },
  ).catch(() => undefined)
  const [said] = await news(owner)
  expect(said).toMatchObject({ type: 'contractMailRefused', contractId })
  expect(said!.template).toContain(ana.email)
  expect((await shown(ana, first)).reminded.undeliveredAt).toBe('2026-11-20T09:00:00.000Z')
})
