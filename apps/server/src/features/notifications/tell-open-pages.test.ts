import { afterAll, expect, test } from 'vitest'
import type { LiveNews } from '../../platform/live/live-news.ts'
import { signUpCompany } from '../../testing/companies.ts'
import { signableContract } from '../../testing/signatures.ts'
import { startProduct } from '../../testing/start-product.ts'

const product = await startProduct()
afterAll(() => product.stop())
const company = await signUpCompany(product)

test('the open page of who asked for a validation hears of each decision', async () => {
  const validator = await company.join('validator')
  const contractId = await signableContract(company)
  const asked = await company.administrator.call('POST', `/contracts3/${contractId}/validation`, {
    steps: [{ name: 'Juridique', rule: 'oneOf', validatorIds: [validator.personId] }],
  })
  const stepId = asked.body.current.steps[0]._id as string
  const { live } = product.product.platform
  const heard = new Promise<LiveNews>((resolve) => {
    live.listen(company.companyId, company.administratorId, (news) => {
      if (news.topic === 'contract') resolve(news)
    })
  })
  const path = `/contracts3/${contractId}/validation/${stepId}/decision`
  const { status } = await validator.browser.call('PUT', path, {
    decision: 'accepted',
    reason: '',
  })
  expect(status).toBe(200)
  expect(await heard).toEqual({ topic: 'contract', contractId })
})
