import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { writeFacts } from '../features/lifecycle/deadlines/public.ts'
import type { TestCompany } from './companies.ts'
import { createContract } from './contracts.ts'
import type { Browser, TestProduct } from './start-product.ts'

export interface Standing {
  /** Changes of the form of a new contract. */
  form?: object
  status?: 'DRAFT' | 'NEGOTIATION' | 'VALIDATION' | 'SIGNATURE' | 'SIGNED' | 'CANCELLED'
  signatureDate?: string
  lifecycle?: Partial<LifecycleTerms>
  amountInclTaxCents?: number
  /** An instant. */
  createdAt?: string
  archived?: boolean
}

/** A contract that stands where other features would have led it, with the facts that the engine gives. */
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

/** Puts a contract that is there into another standing. */
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
