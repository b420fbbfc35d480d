import { signUpCompany, type TestCompany } from './companies.ts'
import { createContract } from './contracts.ts'
import { inDatabase, signOnPaper, YEARLY_TERMS } from './standing-terms.ts'
import type { Browser, TestProduct } from './start-product.ts'

export const FOUR_MONTHS = { field: 'notice', value: { unit: 'months', count: 4 } }
export const AMOUNT = { field: 'amount', value: 52_000_00 }
export const UNTIL = (day: string) => ({
  field: 'duration',
  value: { kind: 'until', day, meaning: 'lastDayInForce' },
})

interface Amended {
  product: TestProduct
  company: TestCompany
  master: string
  amendment: string
}

export const at = (id: string, path = '') => `/contracts3/${id}${path ? `/${path}` : ''}`

/** A new company, on 4 May 2026, with a signed yearly contract of 48,000 euros and a draft that amends it. */
export async function writeAmendment(product: TestProduct): Promise<Omit<Amended, 'product'>> {
  product.clock.set('2026-05-04T09:00:00Z')
  const company = await signUpCompany(product)
  const { administrator } = company
  const counterpartyId = await createSupplier(company, 'Bureau Vallée')
  const form = { title: 'Entretien', counterpartyId }
  const { _id: master } = await createContract(administrator, form)
  await administrator.call('PUT', at(master, 'lifecycle'), YEARLY_TERMS)
  await administrator.call('PUT', at(master, 'fields'), { values: { amount_incl_tax: 48_000_00 } })
  await signOnPaper(product, company, master)
  return { company, master, amendment: await amend(company, master) }
}

export async function createSupplier({ administrator }: TestCompany, name: string) {
  return (await administrator.call('POST', '/contracts/suppliers', { name })).body._id as string
}

async function amend({ administrator }: TestCompany, master: string): Promise<string> {
  return (await administrator.call('POST', at(master, 'amendments'), { title: 'Avenant' })).body._id
}

/** What tests do with an amendment and its master agreement, as they are at each call. */
export function amendmentCalls(now: () => Amended) {
  return {
    newAmendment: () => amend(now().company, now().master),
    read: async (id: string, path = '', browser: Browser = now().company.administrator) =>
      (await browser.call('GET', at(id, path))).body,
    state: (
      patches: object[],
      effectiveOn: string | null = null,
      id = now().amendment,
      browser: Browser = now().company.administrator,
    ) => browser.call('PUT', at(id, 'amended-terms'), { effectiveOn, patches }),
    correct: (
      patches: object[],
      reason: string,
      effectiveOn: string | null = null,
      id = now().amendment,
    ) =>
      now().company.administrator.call('PUT', at(id, 'amended-terms/correction'), {
        effectiveOn,
        patches,
        reason,
      }),
    sign: (
      id = now().amendment,
      day = '2026-05-04',
      lock: Parameters<typeof signOnPaper>[4] = 'marked',
    ) => signOnPaper(now().product, now().company, id, day, lock),
    factOf: async (id = now().master) =>
      (
        await inDatabase(
          now().product,
          `select amount_incl_tax_cents::int as amount, counterparty_id, renewal_type, end_date::text, termination_date::text
            from contract_fact where contract_id = $1`,
          [id],
        )
      )[0],
  }
}
