import { signUpCompany } from '../../../../testing/companies.ts'
import { createContract } from '../../../../testing/contracts.ts'
import { signOnPaper, YEARLY_TERMS } from '../../../../testing/standing-terms.ts'
import type { TestProduct } from '../../../../testing/start-product.ts'

export type RegisteredContract = Awaited<ReturnType<typeof registeredContract>>

/** A signed contract of a new company, ten days before its notice limit of 30 September 2026, and its register of notices. */
export async function registeredContract(product: TestProduct) {
  product.clock.set('2026-09-20T09:00:00Z')
  const company = await signUpCompany(product)
  const contractId = (await createContract(company.administrator))._id
  const at = (path: string) => `/contracts3/${contractId}/${path}`
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    company.administrator.call(method, at(path), body)
  await call('PUT', 'lifecycle', YEARLY_TERMS)
  await signOnPaper(product, company, contractId)
  return {
    company,
    contractId,
    at,
    call,
    register: async () => (await call('GET', 'notices')).body,
    prove: (noticeId: string, kind: string, day: string) =>
      call('POST', `notices/${noticeId}/proofs`, { kind, day }),
  }
}
