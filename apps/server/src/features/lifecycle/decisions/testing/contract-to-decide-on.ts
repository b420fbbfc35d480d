import { signUpCompany } from '../../../../testing/companies.ts'
import { signedFromPaper } from '../../../../testing/standing-terms.ts'
import type { TestProduct } from '../../../../testing/start-product.ts'
import { raiseAlerts } from '../../deadlines/public.ts'
import { escalateLimits } from '../escalate-limits.job.ts'

export const LIMIT = '2026-09-30'

export type ContractToDecideOn = Awaited<ReturnType<typeof contractToDecideOn>>

/** A signed contract of a new company. The limit is 30 September 2026; its window opens thirty days before. */
export async function contractToDecideOn(product: TestProduct) {
  product.clock.set('2026-05-04T09:00:00Z')
  const company = await signUpCompany(product)
  const { companyId, administrator } = company
  /** Another contract of the company. */
  const signed = (changes: object = {}) => signedFromPaper(product, company, changes)
  const contractId = await signed()
  const read = async (id = contractId) =>
    (await administrator.call('GET', `/contracts3/${id}/limit-decisions`)).body
  const decide = (choice: string, more: object = {}, id = contractId) =>
    administrator.call('POST', `/contracts3/${id}/limit-decisions`, {
      limit: LIMIT,
      choice,
      reason: 'Prix tenu',
      ...more,
    })
  /** A day's jobs, in the order of the night. */
  const dayBreaks = async (day: string): Promise<void> => {
    await company.comeBack(`${day}T06:00:00Z`)
    await raiseAlerts(product.product.platform, companyId)
    await escalateLimits(product.product.platform, companyId)
  }
  const news = async () =>
    (await administrator.call('GET', '/notification?$top=50&$skip=0')).body.value as {
      type: string
      template: string
    }[]
  return { company, contractId, signed, read, decide, dayBreaks, news }
}
