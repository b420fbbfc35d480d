import type { TaggedFieldRecord } from '@tacite/api/settings/tagged-field-endpoints.ts'
import { findCircle } from '@tacite/document/condition-rules.ts'
import { operandsOf } from '@tacite/document/formulas/compute-values.ts'
import { formulaFault } from '@tacite/document/formulas/formula-type.ts'
import {
  formulaVariables,
  isComputedType,
  type Formula,
} from '@tacite/document/formulas/formula.ts'
import { parseFormula, UnreadableFormula } from '@tacite/document/formulas/parse-formula.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { fieldLabel } from '../../../platform/database/system-names.ts'
import type { CheckedField, TaggedFieldForm } from './tagged-field-rules.ts'

/** The columns that say how a field is computed. */
export interface CheckedFormula {
  formula: string | null
  formula_variables: string[]
}

/**
 * The formula of a form: of fields that exist, giving a value of its type, and never coming back to itself. One that
 * contracts show stays as it is, since their text would change.
 */
export async function requireFormula(
  db: CompanyDatabase,
  before: TaggedFieldRecord | null,
  form: TaggedFieldForm,
  field: CheckedField,
  locale: Locale,
): Promise<CheckedFormula> {
  const formula = form.formula || null
  refuse(before ? changeOfUsed(before, formula, field) : null)
  if (formula === null) return { formula, formula_variables: [] }
  refuse(alone(form))
  if (!isComputedType(field.type)) throw refusal({ code: 'FORMULA_TYPE', field: 'type' })
  const tree = readFormula(formula)
  const fields = await fieldsOfFormulas(db, locale)
  const fault = formulaFault(tree, field.type, fields)
  if (fault) throw refusal({ ...fault, field: 'formula' })
  refuse(circleOf({ ...field, formula }, fields))
  return { formula, formula_variables: formulaVariables(tree) }
}

function changeOfUsed(
  before: TaggedFieldRecord,
  formula: string | null,
  { type }: CheckedField,
): Refusal | null {
  // What names a typed field (circuits, filters, imports) has no place for a computed one.
  if ((formula === null) !== (before.formula === null))
    return { code: 'FORMULA_FIXED', field: 'formula' }
  const { contracts } = before.texts
  const isAsBefore = formula === before.formula && (formula === null || type === before.type)
  return isAsBefore || contracts === 0
    ? null
    : { code: 'FORMULA_USED', field: 'formula', params: { contracts } }
}

/** Nobody is asked for it, and it is nowhere but in texts. */
function alone(form: TaggedFieldForm): Refusal | null {
  const { isMetadata, isManagement, required, folderIds, conditions } = form
  const isAlone =
    !isMetadata && !isManagement && !required && folderIds.length + conditions.length === 0
  return isAlone ? null : { code: 'FORMULA_ALONE', field: 'formula' }
}

function readFormula(source: string): Formula {
  try {
    return parseFormula(source)
  } catch (error) {
    if (!(error instanceof UnreadableFormula)) throw error
    const { rest } = error
    throw refusal(
      rest === ''
        ? { code: 'FORMULA_UNFINISHED', field: 'formula' }
        : { code: 'FORMULA_UNREADABLE', field: 'formula', params: { rest } },
    )
  }
}

type FieldOfFormulas = Pick<TaggedFieldRecord, 'variable' | 'label' | 'type' | 'formula'>

function fieldsOfFormulas(db: CompanyDatabase, locale: Locale): Promise<FieldOfFormulas[]> {
  return db
    .select('tagged_field')
    .select(['tagged_field.variable', 'tagged_field.type', 'tagged_field.formula'])
    .select(fieldLabel(locale).as('label'))
    .execute()
}

function circleOf(
  field: Pick<FieldOfFormulas, 'variable' | 'label' | 'formula'>,
  fields: readonly FieldOfFormulas[],
): Refusal | null {
  const others = fields.filter(({ variable }) => variable !== field.variable)
  const labels = new Map([...others, field].map(({ variable, label }) => [variable, label]))
  const circle = findCircle(
    [...others, field].map((each) => ({ name: each.variable, dependsOn: operandsOf(each) })),
    field.variable,
  )
  if (!circle) return null
  const way = circle.map((variable) => labels.get(variable)).join(' → ')
  return { code: 'FORMULA_CIRCLE', field: 'formula', params: { way } }
}

function refuse(reason: Refusal | null): void {
  if (reason) throw refusal(reason)
}

function refusal(reason: Refusal): Refused {
  return new Refused('RULE', reason)
}
