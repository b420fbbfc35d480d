import type { KyselyPlugin } from 'kysely'
import { companyDatabase, type CompanyDatabase } from '../platform/database/company-database.ts'
import type { TestProduct } from './start-product.ts'

/** How many statements the work sends to the database, in one transaction on a company's rows. */
export function countStatements(
  { product }: TestProduct,
  companyId: string,
  work: (db: CompanyDatabase) => Promise<unknown>,
): Promise<number> {
  return product.platform.inCompany(companyId, async ({ tx }) => {
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    await work(companyDatabase(tx.withPlugin(counting), companyId))
    return statements
  })
}
