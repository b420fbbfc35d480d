import type { StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface TranscribedChanges {
  contractId: string
  effectiveOn: string | null
  patches: readonly StatedPatch[]
}

/** Keeps what signed amendments change, as an import read it of them. */
export async function writeTranscribedPatches(
  db: CompanyDatabase,
  changes: readonly TranscribedChanges[],
): Promise<void> {
  const rows = changes.flatMap(({ contractId, effectiveOn, patches }) =>
    patches.map(({ field, value }) => ({
      contract_id: contractId,
      field,
      value: JSON.stringify(value),
      counterparty_id: null,
      legal_entity_id: null,
      effective_on: effectiveOn,
      is_transcribed: true,
    })),
  )
  if (rows.length > 0) await db.insert('amendment_patch', rows).execute()
}
