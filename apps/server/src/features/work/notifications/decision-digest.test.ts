import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createContract } from '../../../testing/contracts.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../testing/standing-terms.ts'
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
  product.clock.set('2026-05-04T09:00:00Z')
  company = await signUpCompany(product)
  const { _id } = await createContract(company.administrator)
  contractId = _id
  await company.administrator.call('PUT', `/contracts3/${_id}/lifecycle`, YEARLY_TERMS)
  await signOnPaper(product, company, _id)
})

test('a decision by somebody else is a line of the owner’s digest', async () => {
  const { body: preferences } = await company.administrator.call('GET', '/me/preferences')
  await company.administrator.call('PUT', '/me/preferences', {
    ...preferences,
    listDeadlineStatus: ['daily'],
  })
  const { browser, personId } = await company.join('contractManager', 'Bob')
  await company.administrator.call('POST', `/contracts3/${contractId}/shares`, {
    personIds: [personId],
    level: 'editor',
  })
  const { status } = await browser.call('POST', `/contracts3/${contractId}/limit-decisions`, {
    limit: '2026-09-30',
    choice: 'renegotiate',
    reason: 'Prix',
  })
  expect(status).toBe(201)
  await company.comeBack('2026-05-05T06:00:00Z')
  await sendDigests(product.product.platform, company.companyId)
  const digests = (await mailsOf(product, company)).filter(({ text }) =>
    text.includes('Bob Test a décidé de le renégocier (limite du 30/09/2026)'),
  )
  expect(digests).toHaveLength(1)
})
