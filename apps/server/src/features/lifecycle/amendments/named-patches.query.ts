import type { AmendmentPatch } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import type { FieldRow } from '@tacite/document/field-definition.ts'
import { rowsKey } from '@tacite/document/repeats/rows.ts'
import { isRows, statedRows } from '@tacite/document/repeats/stated-rows.ts'
import { VALUE_PREFIX, type StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** Patches as the domain knows them: parties, chosen by their ids, have their names. At most one of each kind. */
export async function namedPatches(
  db: CompanyDatabase,
  patches: readonly AmendmentPatch[],
): Promise<StatedPatch[]> {
  const named: StatedPatch[] = []
  for (const patch of patches) named.push(await namedPatch(db, patch))
  return named
}

async function namedPatch(db: CompanyDatabase, patch: AmendmentPatch): Promise<StatedPatch> {
  const { field } = patch
  switch (field) {
    case 'counterparty':
      return { field, value: await party(db, field, patch.counterpartyId) }
    case 'legalEntity':
      return { field, value: await party(db, field, patch.legalEntityId) }
    case 'value':
      return { field: VALUE_PREFIX + patch.variable, value: ownValue(patch.variable, patch.value) }
    default:
      return { field, value: patch.value }
  }
}

/** Rows as they are kept; none is an empty list, however it was said. */
function ownValue(variable: string, value: unknown): unknown {
  if (rowsKey(variable) === null) return value
  return isRows(value ?? []) ? statedRows((value ?? []) as FieldRow[]) : value
}

async function party(db: CompanyDatabase, field: 'counterparty' | 'legalEntity', id: string) {
  const found =
    field === 'counterparty'
      ? await db
          .select('counterparty')
          .where('counterparty.id', '=', id)
          .select(['counterparty.id as _id', 'counterparty.name'])
          .executeTakeFirst()
      : await db
          .select('legal_entity')
          .where('legal_entity.id', '=', id)
          .select(['legal_entity.id as _id', 'legal_entity.name'])
          .executeTakeFirst()
  if (!found) throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field })
  return found
}
