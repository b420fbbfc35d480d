import type { TaggedFieldRecord } from '@tacite/api/settings/tagged-field-endpoints.ts'
import { freeVariable, proposeVariable } from '@tacite/document/field-rules.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireFormula } from './field-formula.ts'
import { taggedField } from './tagged-field.query.ts'
import {
  checkChangeOfSystemField,
  checkUsedField,
  requireConditions,
  requireField,
  requireFolders,
  requireOwner,
  type FieldCondition,
  type TaggedFieldForm,
} from './tagged-field-rules.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

/** A new field goes at the end of the list; its creator owns it unless another person is named. */
export async function createTaggedField(
  { clock, events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  asked: TaggedFieldForm,
): Promise<TaggedFieldRecord> {
  await lockFields(db)
  const form = { ...asked, variable: asked.variable || (await proposedVariable(db, asked.label)) }
  const checked = requireField(form)
  const id = newId(clock.now())
  const ownerId = form.ownerId ?? actor.personId
  await requireOwner(db, form.ownerId)
  await requireFolders(db, form.folderIds)
  const conditions = await requireConditions(db, null, form.conditions)
  const computed = await requireFormula(db, null, form, checked, actor.locale)
  await db
    .insert('tagged_field', {
      id,
      ...checked,
      ...computed,
      kind: 'custom',
      owner_id: ownerId,
      is_limited: form.folderIds.length > 0,
      position: positionAtEnd(db),
    })
    .execute()
    .catch(refuseTaken('tagged_field_company_id_variable_key', 'variable'))
  await writePlaces(db, id, form.folderIds, conditions)
  await events.record(db, namedEvent(actor, 'taggedField.created', { id, name: checked.label }))
  return taggedField(db, id, actor.locale)
}

export async function updateTaggedField(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  fieldId: string,
  asked: TaggedFieldForm,
): Promise<TaggedFieldRecord> {
  await lockFields(db)
  const before = await taggedField(db, fieldId, actor.locale)
  const form = { ...asked, variable: asked.variable || before.variable }
  const checked = requireField(form)
  if (before.kind === 'system') {
    checkChangeOfSystemField(before, form)
    const { label, description } = checked
    await db
      .update('tagged_field')
      // Its translated label, sent back as it was read, is no new name.
      .set(label === before.label ? { description } : { label, description })
      .where('tagged_field.id', '=', fieldId)
      .execute()
  } else {
    await checkUsedField(db, before, checked)
    await requireOwner(db, form.ownerId)
    await requireFolders(db, form.folderIds)
    const conditions = await requireConditions(db, before, form.conditions)
    const computed = await requireFormula(db, before, form, checked, actor.locale)
    await db
      .update('tagged_field')
      .set({
        ...checked,
        ...computed,
        owner_id: form.ownerId,
        is_limited: form.folderIds.length > 0,
      })
      .where('tagged_field.id', '=', fieldId)
      .execute()
      .catch(refuseTaken('tagged_field_company_id_variable_key', 'variable'))
    await writePlaces(db, fieldId, form.folderIds, conditions)
  }
  await events.record(
    db,
    namedEvent(actor, 'taggedField.changed', { id: fieldId, name: checked.label }),
  )
  return taggedField(db, fieldId, actor.locale)
}

/** After the present fields. */
export function positionAtEnd(db: CompanyDatabase, following = 0) {
  return sql<number>`(select coalesce(max(tagged_field.position), -1) + ${1 + following}::int from tagged_field
    where tagged_field.company_id = ${db.companyId})`
}

/** Serialised: positions, names and cycles are checked across all fields of the company. */
export async function lockFields(db: CompanyDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tagged_field' || ${db.companyId}, 0))`.execute(
    db.tx,
  )
}

async function proposedVariable(db: CompanyDatabase, label: string): Promise<string> {
  const rows = await db.select('tagged_field').select('tagged_field.variable').execute()
  return freeVariable(proposeVariable(label), new Set(rows.map(({ variable }) => variable)))
}

/** Rewrites the folders where the field is offered and the fields it depends on. */
async function writePlaces(
  db: CompanyDatabase,
  fieldId: string,
  folderIds: readonly string[],
  conditions: readonly FieldCondition[],
): Promise<void> {
  await db
    .delete('tagged_field_folder')
    .where('tagged_field_folder.field_id', '=', fieldId)
    .execute()
  await db
    .delete('tagged_field_condition')
    .where('tagged_field_condition.field_id', '=', fieldId)
    .execute()
  if (folderIds.length > 0)
    await db
      .insert(
        'tagged_field_folder',
        [...new Set(folderIds)].map((folderId) => ({ field_id: fieldId, folder_id: folderId })),
      )
      .execute()
  if (conditions.length > 0)
    await db
      .insert(
        'tagged_field_condition',
        conditions.map(({ onFieldId, operator, value }, position) => ({
          field_id: fieldId,
          position,
          on_field_id: onFieldId,
          operator,
          value: operator === 'filled' ? null : JSON.stringify(value),
        })),
      )
      .execute()
}
