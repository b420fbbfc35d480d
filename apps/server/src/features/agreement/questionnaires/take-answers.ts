import type { TakenAnswers } from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { canonicalJson } from '@tacite/document/canonical-json.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { partId, raiseRevisions } from '../../../platform/database/record-revision.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { readFieldValues, setContractFields } from '../../writing/contracts/public.ts'
import { taggedFields } from '../../writing/texts/public.ts'
import { askedFieldsOf, type AskedField } from './asked-fields.ts'
import { endQuestionnaire, type QuestionnaireIds } from './follow-up.ts'
import { questionnaireEvent } from './questionnaire-events.ts'
import { requireOpen, type Questionnaire } from './questionnaire-repository.ts'

/**
 * Makes answers values of the contract, as if one of ours had typed them; the last one ends the questionnaire.
 *
 * @throws Refused STATE where an answer or a present value is no longer what was shown: nothing is taken then
 */
export async function takeAnswers(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  ids: QuestionnaireIds,
  { answers }: TakenAnswers,
): Promise<void> {
  const { contractId } = ids
  await requireAct(db, actor, 'edit', contractId)
  const questionnaire = await requireOpen(db, ids)
  if (questionnaire.sentAt === null) throw new Refused('STATE', 'QUESTIONNAIRE_NOT_ANSWERED')
  const asked = askedFieldsOf(questionnaire, await taggedFields(db, contractId))
  const { values: present } = await readFieldValues(db, contractId)
  const refusals = answers.flatMap((wanted) =>
    whyNotTaken(wanted, { questionnaire, asked, present }),
  )
  if (refusals.length > 0) throw new Refused('STATE', refusals)
  const values = Object.fromEntries(answers.map(({ variable, answer }) => [variable, answer]))
  await setContractFields(deps, db, actor, contractId, { values })
  await raiseRevisions(db, actor, [partId(contractId, 'fields')])
  const variables = Object.keys(values)
  const taken = asked
    .filter(({ field }) => variables.includes(field.variable))
    .map(({ field }) => field.id)
  await markTaken(deps, db, actor, { questionnaire, asked, taken })
  await deps.events.record(
    db,
    questionnaireEvent('questionnaire.taken', eventActor(actor), questionnaire, { variables }),
  )
}

interface Shown {
  questionnaire: Questionnaire
  asked: readonly AskedField[]
  present: FieldValues
}

function whyNotTaken(
  { variable, answer, replaces }: TakenAnswers['answers'][number],
  { questionnaire, asked, present }: Shown,
): Refusal[] {
  const field = asked.find((each) => each.field.variable === variable)?.field
  if (!field) return [{ code: 'QUESTION_NOT_ASKED', params: { label: variable }, field: 'answers' }]
  const params = { label: field.label }
  if (questionnaire.taken.includes(field.id))
    return [{ code: 'ANSWER_TAKEN', params, field: 'answers' }]
  const given = questionnaire.answers[field.id] ?? null
  if (given === null || !isSame(given, answer))
    return [{ code: 'ANSWER_CHANGED', params, field: 'answers' }]
  return isSame(present[variable] ?? null, replaces)
    ? []
    : [{ code: 'VALUE_CHANGED', params, field: 'answers' }]
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

async function markTaken(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { questionnaire, asked, taken }: Omit<Shown, 'present'> & { taken: readonly string[] },
): Promise<void> {
  const { id } = questionnaire
  const all = [...questionnaire.taken, ...taken]
  await db
    .update('questionnaire')
    .set({ taken: JSON.stringify(all) })
    .where('questionnaire.id', '=', id)
    .execute()
  if (asked.every(({ field }) => all.includes(field.id)))
    await endQuestionnaire(deps, db, actor, { id, ended: 'taken' })
}
