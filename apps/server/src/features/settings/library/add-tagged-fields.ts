import type { FieldDefinition } from '@tacite/document/field-definition.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { positionAtEnd } from './change-tagged-field.ts'

/**
 * Adds fields of our own at the end of the list, owned by whoever adds them. The caller holds `lockFields`, and found
 * their variables free under it.
 */
export async function addTaggedFields(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  added: readonly Omit<FieldDefinition, 'id'>[],
): Promise<void> {
  if (added.length === 0) return
  const rows = added.map(({ variable, label, type, choices = [], required = false }, index) => ({
    id: newId(clock.now()),
    variable,
    label,
    type,
    kind: 'custom' as const,
    required,
    choices: [...choices],
    owner_id: actor.personId,
    position: positionAtEnd(db, index),
  }))
  await db.insert('tagged_field', rows).execute()
  await events.recordMany(
    db,
    rows.map(({ id, label }) => namedEvent(actor, 'taggedField.created', { id, name: label })),
  )
}
