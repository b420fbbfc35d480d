import { Refused } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeObject } from '../../trail/removals/public.ts'
import { lockFields } from './change-tagged-field.ts'
import { taggedField } from './tagged-field.query.ts'
import { frozenContractsWithValue } from './tagged-field-use.query.ts'

/**
 * A field is deleted with its values, unless a text would be left with an unknown variable, another field depends on
 * it, or a contract out for signature has a value.
 */
export async function removeTaggedField(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  fieldId: string,
): Promise<{ removalId: string }> {
  await lockFields(db)
  const { kind, label, texts, dependents } = await taggedField(db, fieldId, actor.locale)
  if (kind === 'system') throw new Refused('STATE', 'SYSTEM_FIELD_FIXED')
  const { contracts, templates, clauses } = texts
  if (contracts + templates + clauses > 0)
    throw new Refused('STATE', {
      code: 'TAGGED_FIELD_USED',
      params: { contracts, templates, clauses },
    })
  if (dependents.length > 0)
    throw new Refused('STATE', {
      code: 'TAGGED_FIELD_DECIDES',
      params: { names: dependents.map(({ name }) => name).join(', ') },
    })
  const frozen = await frozenContractsWithValue(db, fieldId)
  if (frozen > 0)
    throw new Refused('STATE', { code: 'TAGGED_FIELD_OUT', params: { count: frozen } })
  const ids = [fieldId]
  const removalId = await removeObject(deps, db, actor, {
    kind: 'taggedField',
    objectId: fieldId,
    label,
    rows: [
      { table: 'contract_field', column: 'field_id', ids },
      { table: 'contract_cell', column: 'field_id', ids },
      { table: 'tagged_field_condition', column: 'field_id', ids },
      { table: 'tagged_field_folder', column: 'field_id', ids },
      { table: 'tagged_field', column: 'id', ids },
    ],
  })
  return { removalId }
}
