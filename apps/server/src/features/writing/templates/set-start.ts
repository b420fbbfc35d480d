import type { TemplateRecord, TemplateStart } from '@tacite/api/writing/templates-endpoints.ts'
import { checkFieldValues } from '@tacite/document/check-field-values.ts'
import { checkRows } from '@tacite/document/repeats/check-rows.ts'
import { isFilled, type FieldValues } from '@tacite/document/field-definition.ts'
import { isProposable } from '@tacite/document/terms-in-fields.ts'
import { whyNotAskedOutside } from '@tacite/document/template-questions.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { taggedFields, type TaggedField } from '../texts/public.ts'
import { templateRecord } from './template-rows.query.ts'
import { requireTemplateTerms } from './template-terms.ts'

/**
 * Sets what contracts made of a template start with: part of what is published.
 *
 * @throws Refused RULE with every error at its field; STATE while it is retired
 */
export async function setStart(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  templateId: string,
  { lifecycle, values, questions }: TemplateStart,
): Promise<TemplateRecord> {
  await lockRow(db, 'template', templateId)
  const { title, state } = await templateRecord(db, actor, templateId)
  if (state === 'retired') throw new Refused('STATE', 'TEMPLATE_RETIRED')
  requireTemplateTerms(lifecycle)
  const fields = await taggedFields(db)
  requireValues(fields, values)
  if (questions) requireQuestions(fields, questions)
  const filled = Object.entries(values).filter(([, value]) => isFilled(value))
  await db
    .update('template')
    .set({
      lifecycle: JSON.stringify(lifecycle),
      field_values: JSON.stringify(Object.fromEntries(filled)),
      ...(questions && { questions: JSON.stringify(questions) }),
      updated_at: clock.now(),
      is_changed: true,
    })
    .where('template.id', '=', templateId)
    .execute()
  await events.record(db, namedEvent(actor, 'template.changed', { id: templateId, name: title }))
  return templateRecord(db, actor, templateId)
}

function requireValues(fields: readonly TaggedField[], values: FieldValues): void {
  const known = fields.filter(({ variable }) => isProposable(variable))
  // A template proposes no rows: each contract has its own.
  const refusals = [...checkFieldValues(known, values, false), ...checkRows([], known, values)]
  if (refusals.length > 0)
    throw new Refused(
      'RULE',
      refusals.map((refusal) => ({ ...refusal, field: `values.${refusal.field}` })),
    )
}

/** Each field once, of those that the company has; the counterparty is asked only what is typed for the contract. */
function requireQuestions(
  fields: readonly TaggedField[],
  questions: NonNullable<TemplateStart['questions']>,
): void {
  const known = new Map(fields.map((field) => [field.variable, field]))
  const refusals = questions.flatMap(({ variable, answeredBy }, place): Refusal[] => {
    const isFirst = questions.findIndex((question) => question.variable === variable) === place
    const definition = known.get(variable)
    const field = `questions.${variable}`
    if (!definition || !isFirst) return [{ code: 'FIELD_UNKNOWN', field, params: { variable } }]
    const code = answeredBy === 'counterparty' ? whyNotAskedOutside(definition) : null
    return code ? [{ code, field, params: { label: definition.label } }] : []
  })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}
