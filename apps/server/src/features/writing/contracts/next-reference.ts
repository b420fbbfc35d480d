import { Refused } from '@tacite/domain/refusal.ts'
import { writeReference } from '@tacite/domain/contracts/reference.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/**
 * The next reference of the year: the counter's row lock makes parallel creations wait for each other's commit, so
 * numbers have no gap. A number that a person has already typed elsewhere is skipped.
 */
export async function nextReference(
  db: CompanyDatabase,
  pattern: string,
  year: number,
): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ last_value: number }>`
      insert into reference_counter (company_id, year, last_value) values (${db.companyId}, ${year}, 1)
      on conflict (company_id, year) do update set last_value = reference_counter.last_value + 1
      returning last_value`.execute(db.tx)
    const reference = writeReference(pattern, year, rows[0]!.last_value)
    if (!(await isTaken(db, reference))) return reference
  }
}

/** A typed reference must not be another contract's. */
export async function requireFreeReference(
  db: CompanyDatabase,
  reference: string,
  contractId?: string,
): Promise<void> {
  if (await isTaken(db, reference, contractId))
    throw new Refused('RULE', { code: 'REFERENCE_TAKEN', field: 'reference' })
}

async function isTaken(
  db: CompanyDatabase,
  reference: string,
  exceptId?: string,
): Promise<boolean> {
  const row = await db
    .select('contract')
    .where('contract.reference', '=', reference)
    .$if(exceptId !== undefined, (query) => query.where('contract.id', '<>', exceptId!))
    .select('contract.id')
    .executeTakeFirst()
  return row !== undefined
}
