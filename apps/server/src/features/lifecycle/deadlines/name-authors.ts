import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface ActOnContract {
  type: string
  contractId: string | undefined
  actor: { id: string | null } | null
}

/** Says who changed the values of a contract, and by which act: triggers wrote them without knowing. */
export async function nameAuthors(
  db: CompanyDatabase,
  events: readonly ActOnContract[],
): Promise<void> {
  const acts = events.map(({ type, contractId, actor }) => ({
    id: contractId,
    by: actor?.id ?? null,
    type,
  }))
  await sql`update contract_dated_state as state set recorded_by = act.by, recorded_as = act.type
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as act (id uuid, by uuid, type text)
    where state.company_id = ${db.companyId} and state.contract_id = act.id and state.to_day = 'infinity'
      and state.recorded_as is null and state.recorded_at = current_setting('tacite.at')::timestamptz`.execute(
    db.tx,
  )
}
