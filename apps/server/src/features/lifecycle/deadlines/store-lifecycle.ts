import type { Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { TERMS_IN_FIELDS } from '@tacite/domain/contracts/system-fields.ts'
import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import type { RegimeTerms } from '@tacite/domain/deadlines/special-regime.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Stores some of a contract's terms and records; the others stay. Returns whether it changed the value of a field. */
export async function storeLifecycle(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  contractId: string,
  change: Partial<LifecycleTerms> | Partial<Lifecycle> | RegimeTerms,
): Promise<boolean> {
  const [contract] = await db
    .update('contract')
    .set({
      lifecycle: sql`contract.lifecycle || ${JSON.stringify(change)}::jsonb`,
      updated_at: clock.now(),
    })
    .where('contract.id', '=', contractId)
    .returning(
      sql<boolean>`exists (
        select from unnest(${[...TERMS_IN_FIELDS]}::text[]) as term
        where coalesce(old.lifecycle -> term, 'null') <> coalesce(new.lifecycle -> term, 'null')
      )`.as('changes_fields'),
    )
    .execute()
  return contract!.changes_fields
}
