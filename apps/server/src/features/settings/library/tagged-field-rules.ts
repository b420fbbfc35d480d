import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  TaggedFieldRecord,
  taggedFieldsEndpoints,
} from '@tacite/api/settings/tagged-field-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { findCircle, isConditionComplete, operatorsOf } from '@tacite/document/condition-rules.ts'
import { choicesRefusal, hasChoices, variableRefusal } from '@tacite/document/field-rules.ts'
import type { FieldType } from '@tacite/document/field-definition.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { folderPaths } from './folder-paths.query.ts'
import { contractsThatChose } from './tagged-field-use.query.ts'

export type TaggedFieldForm = BodyOf<typeof taggedFieldsEndpoints.create>

/** The columns of a field that its form writes. */
export interface CheckedField {
  label: string
  variable: string
  description: string
  type: FieldType
  required: boolean
  is_metadata: boolean
  is_management: boolean
  choices: string[]
}

/** Checks on the form alone; every error at its field. */
export function requireField(form: TaggedFieldForm): CheckedField {
  const { label, variable, description, type, required, isMetadata, isManagement } = form
  const choices = type !== null && hasChoices(type) ? form.choices : []
  const refusals = [
    label === '' ? missing('label') : null,
    variable === '' ? null : variableRefusal(variable),
    type === null ? missing('type') : hasChoices(type) ? choicesRefusal(choices) : null,
  ].filter((refusal): refusal is Refusal => refusal !== null)
  if (type === null || refusals.length > 0) throw new Refused('RULE', refusals)
  return {
    label,
    variable,
    description,
    type,
    required,
    is_metadata: isMetadata,
    is_management: isManagement,
    choices,
  }
}

function missing(field: string): Refusal {
  return { code: 'FIELD_REQUIRED', field }
}

/** A system field can be renamed, and nothing else. */
export function checkChangeOfSystemField(before: TaggedFieldRecord, form: TaggedFieldForm): void {
  const isAsBefore =
    form.variable === before.variable &&
    form.type === before.type &&
    form.required === before.required &&
    form.isMetadata === before.isMetadata &&
    form.isManagement === before.isManagement &&
    form.formula === null &&
    form.folderIds.length + form.conditions.length + form.choices.length === 0
  if (!isAsBefore) throw new Refused('STATE', 'SYSTEM_FIELD_FIXED')
}

/** What contracts and texts use cannot change: the type, the variable, a choice. */
export async function checkUsedField(
  db: CompanyDatabase,
  before: TaggedFieldRecord,
  { variable, type, choices }: CheckedField,
): Promise<void> {
  const { contracts, templates, clauses } = before.texts
  const refusals: Refusal[] = []
  if (variable !== before.variable && contracts + templates + clauses > 0)
    refusals.push({
      code: 'VARIABLE_USED',
      field: 'variable',
      params: { contracts, templates, clauses },
    })
  if (type !== before.type && before.contracts)
    refusals.push({
      code: 'FIELD_TYPE_USED',
      field: 'type',
      params: { count: before.contracts },
    })
  if (variable !== before.variable && before.dependents.length > 0)
    refusals.push({
      code: 'VARIABLE_NAMED',
      field: 'variable',
      params: { names: before.dependents.map(({ name }) => name).join(', ') },
    })
  const gone = before.choices.filter((choice) => !choices.includes(choice))
  if (type === before.type && gone.length > 0) {
    const count = await contractsThatChose(db, before._id, gone)
    const params = { choices: gone.join(', '), count }
    if (count > 0) refusals.push({ code: 'CHOICE_USED', field: 'choices', params })
  }
  if (type !== before.type && before.dependents.length > 0)
    refusals.push({
      code: 'FIELD_TYPE_DECIDES',
      field: 'type',
      params: { names: before.dependents.map(({ name }) => name).join(', ') },
    })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

export async function requireOwner(db: CompanyDatabase, ownerId: string | null): Promise<void> {
  if (ownerId === null) return
  const person = await db
    .select('person')
    .where('person.id', '=', ownerId)
    .select('person.id')
    .executeTakeFirst()
  if (!person) throw unknownChoice('ownerId')
}

export async function requireFolders(
  db: CompanyDatabase,
  folderIds: readonly string[],
): Promise<void> {
  const found = await folderPaths(db, [...new Set(folderIds)])
  if (found.length < new Set(folderIds).size) throw unknownChoice('folderIds')
}

function unknownChoice(field: string): Refused {
  return new Refused('RULE', { code: 'CHOICE_UNKNOWN', field })
}

/** A condition whose field was chosen. */
export type FieldCondition = TaggedFieldForm['conditions'][number] & { onFieldId: string }

/** Each condition suits the type of its field, and no field depends on itself. */
export async function requireConditions(
  db: CompanyDatabase,
  before: TaggedFieldRecord | null,
  asked: TaggedFieldForm['conditions'],
): Promise<FieldCondition[]> {
  const conditions = asked.filter((condition): condition is FieldCondition => !!condition.onFieldId)
  if (conditions.length < asked.length)
    throw new Refused('RULE', { code: 'FIELD_CONDITION_EMPTY', field: 'conditions' })
  if (conditions.length === 0) return []
  const fields = await fieldsWithDeciders(db)
  const byId = new Map(fields.map((field) => [field.id, field]))
  for (const condition of conditions) {
    const on = byId.get(condition.onFieldId)
    if (!on) throw unknownChoice('conditions')
    const isPossible =
      operatorsOf(on.type).includes(condition.operator) && isConditionComplete(on, condition)
    if (!isPossible)
      throw new Refused('RULE', {
        code: 'FIELD_CONDITION_INVALID',
        field: 'conditions',
        params: { label: on.label },
      })
  }
  if (before) requireNoCircle(before._id, conditions, fields)
  return conditions
}

function requireNoCircle(
  fieldId: string,
  conditions: readonly FieldCondition[],
  fields: readonly Decided[],
): void {
  const labels = new Map(fields.map(({ id, label }) => [id, label]))
  const circle = findCircle(
    fields.map(({ id, deciders }) => ({
      name: id,
      dependsOn: id === fieldId ? conditions.map(({ onFieldId }) => onFieldId) : deciders,
    })),
    fieldId,
  )
  if (circle)
    throw new Refused('RULE', {
      code: 'FIELD_CONDITION_CIRCLE',
      field: 'conditions',
      params: { way: circle.map((id) => labels.get(id)).join(' → ') },
    })
}

interface Decided {
  id: string
  label: string
  type: FieldType
  choices: string[]
  deciders: string[]
}

async function fieldsWithDeciders(db: CompanyDatabase): Promise<Decided[]> {
  return db
    .select('tagged_field')
    .select(['tagged_field.id', 'tagged_field.label', 'tagged_field.type', 'tagged_field.choices'])
    .select(
      sql<
        string[]
      >`array(select tagged_field_condition.on_field_id::text from tagged_field_condition
        where tagged_field_condition.company_id = tagged_field.company_id and tagged_field_condition.field_id = tagged_field.id)`.as(
        'deciders',
      ),
    )
    .execute()
}
