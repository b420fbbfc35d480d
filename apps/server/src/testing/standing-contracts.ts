import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { writeFacts } from '../features/lifecycle/deadlines/public.ts'
import type { TestCompany } from './companies.ts'
import { createContract } from './contracts.ts'
import type { Browser, TestProduct } from './start-product.ts'

export interface Standing {
  /** Changes to the new-contract form. */
  form?: object
  status?: 'DRAFT' | 'NEGOTIATION' | 'VALIDATION' | 'SIGNATURE' | 'SIGNED' | 'CANCELLED'
  signatureDate?: string
  lifecycle?: Partial<LifecycleTerms>
  amountInclTaxCents?: number
  /** An instant. */
  createdAt?: string
  archived?: boolean
}

/** A contract in a state that other features would have led to, with the facts computed by the engine. */
export async function standingContract(
  test: TestProduct,
  company: TestCompany,
  { form, ...standing }: Standing = {},
  author: Browser = company.administrator,
): Promise<string> {
  const { _id } = await createContract(author, form)
  await standAs(test, company, _id, standing)
  return _id
}

/** Moves an existing contract to another state. */
async function standAs(
  { product, clock }: TestProduct,
  { companyId }: TestCompany,
  contractId: string,
  standing: Omit<Standing, 'form'>,
): Promise<void> {
  await product.platform.inCompany(companyId, async (db) => {
    await db
      .update('contract')
      .set({
        ...(standing.status ? { status: standing.status } : {}),
        ...(standing.signatureDate ? { signature_date: standing.signatureDate } : {}),
        ...(standing.lifecycle ? { lifecycle: JSON.stringify(standing.lifecycle) } : {}),
        ...(standing.amountInclTaxCents === undefined
          ? {}
          : { amount_incl_tax_cents: standing.amountInclTaxCents }),
        ...(standing.createdAt ? { created_at: new Date(standing.createdAt) } : {}),
        updated_at: clock.now(),
        ...(standing.archived ? { archived_at: clock.now() } : {}),
      })
      .where('contract.id', '=', contractId)
      .execute()
    await writeFacts({ clock }, db, [contractId])
  })
}
