import { canonicalJson } from '@tacite/document/canonical-json.ts'
import { checkFieldValues } from '@tacite/document/check-field-values.ts'
import { isFilled, type FieldValues } from '@tacite/document/field-definition.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { AnsweringGuest } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { taggedFields } from '../../writing/texts/public.ts'
import { askedFieldsOf, type AskedField } from './asked-fields.ts'
import { mayChange } from './asked-questions.query.ts'
import { byRespondent, questionnaireEvent } from './questionnaire-events.ts'
import { requireOpen, type Questionnaire } from './questionnaire-repository.ts'

/** Answers, each with the one that its page showed before. */
interface WrittenOver {
  values: FieldValues
  replaces: FieldValues
}

/**
 * Keeps what a person outside wrote, which nobody else sees before it is sent.
 *
 * @throws Refused RULE with every error at its field; CONFLICT at each that is no longer what it replaces, and nothing
 *   is kept then; STATE while the contract cannot change
 */
export async function saveAnswers(
  db: CompanyDatabase,
  guest: AnsweringGuest,
  { values, replaces }: WrittenOver,
): Promise<void> {
  await writeDraft(db, guest, values, replaces)
}

/** Sends everything that they wrote: until it is taken, they can send it again. */
export async function sendAnswers(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  guest: AnsweringGuest,
  values: FieldValues,
): Promise<void> {
  const { questionnaire, asked, draft } = await writeDraft(db, guest, values)
  const answered = asked.filter(({ field }) => isFilled(draft[field.id]))
  if (answered.length === 0) throw new Refused('RULE', 'ANSWERS_NONE')
  await db
    .update('questionnaire')
    .set({ answers: JSON.stringify(draft), sent_at: clock.now(), returned_word: null })
    .where('questionnaire.id', '=', questionnaire.id)
    .execute()
  const variables = answered.map(({ field }) => field.variable)
  const payload = { variables, askedBy: questionnaire.askedBy }
  await events.record(
    db,
    questionnaireEvent(
      'questionnaire.answered',
      byRespondent(questionnaire),
      questionnaire,
      payload,
    ),
  )
}

interface WrittenDraft {
  questionnaire: Questionnaire
  asked: readonly AskedField[]
  draft: FieldValues
}

async function writeDraft(
  db: CompanyDatabase,
  { contractId, questionnaireId }: AnsweringGuest,
  values: FieldValues,
  replaces?: FieldValues,
): Promise<WrittenDraft> {
  const questionnaire = await requireOpen(db, { contractId, questionnaireId })
  if (!(await mayChange(db, contractId))) throw new Refused('STATE', 'QUESTIONNAIRE_CLOSED_FOR_NOW')
  const asked = askedFieldsOf(questionnaire, await taggedFields(db, contractId))
  const refusals = answerRefusals(asked, questionnaire.taken, values)
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  const overtaken = replaces
    ? changedElsewhere(asked, questionnaire.draft, { values, replaces })
    : []
  if (overtaken.length > 0) throw new Refused('CONFLICT', overtaken)
  const written = asked.flatMap(({ field }) => {
    const value = values[field.variable]
    return value === undefined ? [] : [[field.id, value] as const]
  })
  const changed = { ...questionnaire.draft, ...Object.fromEntries(written) }
  const draft = Object.fromEntries(Object.entries(changed).filter(([, value]) => isFilled(value)))
  await db
    .update('questionnaire')
    .set({ draft: JSON.stringify(draft) })
    .where('questionnaire.id', '=', questionnaire.id)
    .execute()
  return { questionnaire, asked, draft }
}

/** Answers that another page of theirs has kept since, to another value than both. */
function changedElsewhere(
  asked: readonly AskedField[],
  draft: FieldValues,
  { values, replaces }: WrittenOver,
): Refusal[] {
  return asked.flatMap(({ field: { id, variable, label } }) => {
    const present = canonicalJson(draft[id] ?? null)
    const expected = [replaces[variable], values[variable]].map((each) =>
      canonicalJson(each ?? null),
    )
    return values[variable] === undefined || expected.includes(present)
      ? []
      : [
          {
            code: 'ANSWER_CHANGED_MEANWHILE',
            field: `values.${variable}`,
            params: { label },
          } as const,
        ]
  })
}

/** The checks of the form of a contract, on what was asked and is not taken yet. */
function answerRefusals(
  asked: readonly AskedField[],
  taken: readonly string[],
  values: FieldValues,
): Refusal[] {
  const settled = asked
    .map(({ field }) => field)
    .filter(({ id, variable }) => taken.includes(id) && variable in values)
  return [
    ...checkFieldValues(
      asked.map(({ field }) => field),
      values,
      false,
    ),
    ...settled.map(
      ({ variable, label }) =>
        ({ code: 'ANSWER_TAKEN', field: variable, params: { label } }) as const,
    ),
  ].map((refusal) => ({ ...refusal, field: `values.${refusal.field}` }))
}
