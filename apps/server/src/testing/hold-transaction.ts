import { onTestFinished } from 'vitest'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { TestCompany } from './companies.ts'
import type { TestProduct } from './start-product.ts'

/** A transaction of a company that has done its work and stays open until it is released, or the test ends. */
export async function holdTransaction(
  { product }: TestProduct,
  { companyId }: TestCompany,
  work: (db: CompanyDatabase) => Promise<void>,
): Promise<() => Promise<void>> {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = product.platform.inCompany(companyId, async (db) => {
    await work(db)
    begun.resolve()
    await released.promise
  })
  await Promise.race([begun.promise, ended])
  const release = () => {
    released.resolve()
    return ended
  }
  onTestFinished(release)
  return release
}
