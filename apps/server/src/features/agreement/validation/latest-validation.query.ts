import type { ValidationState } from '@tacite/domain/validation/validation-progress.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { storedBinding, type ContentBinding } from '../../writing/contracts/public.ts'

export interface LatestValidation {
  state: ValidationState
  content: ContentBinding
}

/** The state of the latest validation; null when none was ever requested. */
export async function latestValidation(
  db: CompanyDatabase,
  contractId: string,
): Promise<LatestValidation | null> {
  const row = await db
    .select('contract_validation')
    .where('contract_validation.contract_id', '=', contractId)
    .select(['state', 'content_format', 'content_hash', 'content_left_out'])
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { state: row.state, content: storedBinding(row) } : null
}
