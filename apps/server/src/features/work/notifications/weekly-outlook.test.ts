import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { signedFromPaper } from '../../../testing/standing-terms.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { sendDigests } from './send-digests.job.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  // A Wednesday; the limit of its yearly terms is 30 September.
  product.clock.set('2026-05-06T09:00:00Z')
  company = await signUpCompany(product)
  contractId = await signedFromPaper(product, company)
})

const run = () => sendDigests(product.product.platform, company.companyId)
async function morning(day: string): Promise<void> {
  await company.comeBack(`${day}T08:00:00Z`)
  await run()
  await run()
}
const outlooks = async (email?: string) =>
  (await mailsOf(product, company, email)).filter(({ text }) => /surveill/.test(text))
async function prefer(changes: object): Promise<void> {
  const { body } = await company.administrator.call('GET', '/me/preferences')
  const { status } = await company.administrator.call('PUT', '/me/preferences', {
    ...body,
    ...changes,
  })
  expect(status).toBe(200)
}

describe('on Monday, whoever owns contracts with deadlines', () => {
  test('reads how many are watched, which deadline is next, and that nothing is to be decided', async () => {
    await createContract(company.administrator, { title: 'Brouillon' })
    await morning('2026-05-08')
    expect(await outlooks()).toEqual([])
    await morning('2026-05-11')
    await morning('2026-05-13')
    const [mail, ...rest] = await outlooks()
    expect(rest).toEqual([])
    expect(mail!.subject).toMatch(/rien à décider cette semaine$/)
    expect(mail!.text).toContain('1 contrat surveillé, prochaine échéance le 30/09/2026')
    expect(mail!.text).toContain('/home/options/personal')
    await morning('2026-05-18')
    expect(await outlooks()).toHaveLength(2)
  })

  test('reads what is to be decided from the week on in which it is asked, until it is decided', async () => {
    // The window of thirty days opens on Monday, 31 August.
    await morning('2026-08-24')
    expect((await outlooks()).at(-1)!.subject).toMatch(/rien à décider/)
    await morning('2026-08-31')
    const mail = (await outlooks()).at(-1)!
    expect(mail.subject).toMatch(/1 décision cette semaine$/)
    expect(mail.text).toContain('limite du 30/09/2026')
    expect(mail.text).toContain(`/contract/${contractId}/edit?tab=deadlines&decide=term:2026-09-30`)
    await company.administrator.call('POST', `/contracts3/${contractId}/limit-decisions`, {
      limit: '2026-09-30',
      choice: 'renew',
      reason: 'Prix tenu',
      until: null,
    })
    await morning('2026-09-07')
    expect((await outlooks()).at(-1)!.subject).toMatch(/rien à décider/)
  })

  test('gets it within the weekly report where there is one: never two mails', async () => {
    await prefer({ listDeadlineStatus: ['weekly'], listRenwalAndTerminationPeriod: ['weekly'] }) // sic, spec 3
    const bob = await company.join('contractManager', 'Bob')
    await company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
      personIds: [bob.personId],
      level: 'editor',
    })
    const decided = await bob.browser.call('POST', `/contracts3/${contractId}/limit-decisions`, {
      limit: '2026-09-30',
      choice: 'renegotiate',
      reason: 'Prix',
      until: null,
    })
    expect(decided.status).toBe(201)
    const before = (await mailsOf(product, company)).length
    await morning('2026-05-11')
    const mails = (await mailsOf(product, company)).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Votre bilan de la semaine\s: 1 nouvelle$/u),
    ])
    expect(mails[0]!.text).toContain('1 contrat surveillé')
    expect(mails[0]!.text).toContain('renégocier')
    expect(await outlooks(bob.email)).toEqual([])
  })

  test('gets none once it is switched off, and other settings leave it alone', async () => {
    await prefer({ weeklyOutlook: false })
    await prefer({ weeklyOutlook: undefined, showResetPassword: true })
    const { body } = await company.administrator.call('GET', '/me/preferences')
    expect(body.weeklyOutlook).toBe(false)
    await morning('2026-05-11')
    expect(await outlooks()).toEqual([])
  })

  test('hears nothing any more once the last of them has ended', async () => {
    const ending = { renewalType: 'none', renewalDuration: null, notice: null }
    company = await signUpCompany(product)
    await signedFromPaper(product, company, ending)
    await morning('2026-12-28')
    const mail = (await outlooks()).at(-1)!
    expect(mail.text).toContain('prochaine échéance le 31/12/2026')
    await morning('2027-01-04')
    expect(await outlooks()).toHaveLength(1)
  })

  test('gets it once when the job is killed right after a mail', async () => {
    const { platform } = product.product
    const { inCompanyForReports } = platform
    let calls = 0
    const dying: typeof inCompanyForReports = async (companyId, body) => {
      const answer = await inCompanyForReports(companyId, body)
      calls += 1
      const queued = await outlooks()
      if (queued.length === 1) throw new Error('killed')
      return answer
    }
    await company.comeBack('2026-05-11T08:00:00Z')
    await expect(
      sendDigests({ ...platform, inCompanyForReports: dying }, company.companyId),
    ).rejects.toThrow('killed')
    expect(calls).toBeGreaterThan(0)
    await run()
    expect(await outlooks()).toHaveLength(1)
  })
})
