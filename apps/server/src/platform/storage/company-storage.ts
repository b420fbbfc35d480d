import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../database/company-database.ts'
import type { Settings } from '../settings.ts'

/** How many bytes a company stores: changes are counted as files come and go, so no file is looked at. */
export async function storedBytes(db: CompanyDatabase): Promise<number> {
  const row = await db
    .select('storage_change')
    .select(sql<string>`coalesce(sum(storage_change.bytes), 0)`.as('bytes'))
    .executeTakeFirstOrThrow()
  return Number(row.bytes)
}

/**
 * Before a file that somebody uploads is kept. What the product writes by itself, such as a sealed contract, is
 * counted and never refused.
 * @throws Refused COMPANY_STORAGE_FULL
 */
export async function requireStorage(
  settings: Pick<Settings, 'companyStorageBytes'>,
  db: CompanyDatabase,
  bytes: number,
): Promise<void> {
  const limit = settings.companyStorageBytes
  if (limit === null || (await storedBytes(db)) + bytes <= limit) return
  throw new Refused('RULE', {
    code: 'COMPANY_STORAGE_FULL',
    params: { limitMegabytes: Math.floor(limit / 1024 / 1024) },
  })
}
