import type { QuestionnaireForm } from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { todayIn } from '@tacite/domain/calendar/today.ts'
import { plainMessage } from '@tacite/domain/contacts/plain-message.ts'
import { readTypedAddress } from '@tacite/domain/contacts/typed-address.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import { newId } from '../../../platform/new-id.ts'
import { requireAct } from '../../people/access/public.ts'
import { shareMailContext } from '../sharing/public.ts'
import { askableFields, type AskableField } from './askable-fields.query.ts'
import { inviteRespondent, linkEnd, type InviteDeps } from './invite-respondent.ts'
import { questionnaireEvent } from './questionnaire-events.ts'

/**
 * Asks a person outside the company for values of a contract, by a link to a page of questions only.
 *
 * @throws Refused RULE with every error at its field
 */
export async function askCounterparty(
  deps: InviteDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  form: QuestionnaireForm,
): Promise<{ _id: string }> {
  await requireAct(db, actor, 'askCounterparty', contractId)
  const askable = await askableFields(db, contractId)
  const now = deps.clock.now()
  const today = todayIn(actor.company.timeZone, now)
  const address = readTypedAddress(form.email)
  const refusals = [
    ...(address
      ? await colleagueRefusals(db, address.email)
      : [{ code: 'QUESTIONNAIRE_EMAIL_INVALID', field: 'email' } as const]),
    ...questionRefusals(form.variables, askable),
    ...dueRefusals(form.dueOn, today),
  ]
  if (refusals.length > 0 || !address) throw new Refused('RULE', refusals)
  const context = await shareMailContext(db, contractId, actor.personId)
  const asked = askable.filter(({ field }) => form.variables.includes(field.variable))
  const id = newId(now)
  const name = readName(form.name) || address.name || address.email
  const message = plainMessage(form.message)
  await db
    .insert('questionnaire', {
      id,
      contract_id: contractId,
      email: address.email,
      name,
      locale: form.i18n ?? context.locale,
      message,
      due_on: form.dueOn,
      questions: JSON.stringify(asked.map(({ question }) => question)),
      asked_by: actor.personId,
      asked_at: now,
      invited_at: now,
      expires_at: linkEnd(context, form.dueOn, now),
    })
    .execute()
  await inviteRespondent(deps, db, { id, kind: 'asked', sentBy: actor.personId, word: message })
  const variables = asked.map(({ field }) => field.variable)
  await deps.events.record(
    db,
    questionnaireEvent(
      'questionnaire.asked',
      eventActor(actor),
      { id, contractId, name },
      { variables },
      message ? { message } : {},
    ),
  )
  return { _id: id }
}

/** The same rules as for a name before an address: it goes into mails. */
function readName(typed: string): string {
  return readTypedAddress(`${typed.replaceAll(/[<>]/g, '')} <a@b.fr>`)?.name ?? ''
}

/** Whoever has an account fills the contract in. */
async function colleagueRefusals(db: CompanyDatabase, email: string): Promise<Refusal[]> {
  const colleague = await db
    .select('person')
    .where(sql<boolean>`lower(person.email) = ${email}`)
    .select('person.id')
    .executeTakeFirst()
  return colleague
    ? [{ code: 'QUESTIONNAIRE_TO_COLLEAGUE', params: { email }, field: 'email' }]
    : []
}

function questionRefusals(
  variables: readonly string[],
  askable: readonly AskableField[],
): Refusal[] {
  if (variables.length === 0)
    return [{ code: 'QUESTIONNAIRE_WITHOUT_QUESTION', field: 'variables' }]
  const known = new Set(askable.map(({ field }) => field.variable))
  return variables
    .filter((variable) => !known.has(variable))
    .map((label) => ({ code: 'QUESTION_NOT_ASKABLE', params: { label }, field: 'variables' }))
}

function dueRefusals(dueOn: string | null, today: Temporal.PlainDate): Refusal[] {
  if (dueOn === null) return []
  const day = Temporal.PlainDate.from(dueOn)
  if (Temporal.PlainDate.compare(day, today) < 0)
    return [{ code: 'QUESTIONNAIRE_DUE_PAST', field: 'dueOn' }]
  const isFar = Temporal.PlainDate.compare(day, today.add({ years: 1 })) > 0
  return isFar ? [{ code: 'QUESTIONNAIRE_DUE_FAR', field: 'dueOn' }] : []
}
