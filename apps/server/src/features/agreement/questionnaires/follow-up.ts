import { plainMessage } from '@tacite/domain/contacts/plain-message.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { requireAct } from '../../people/access/public.ts'
import { countResend, endInvitations } from '../../people/invitations/public.ts'
import { inviteRespondent, type InviteDeps } from './invite-respondent.ts'
import { questionnaireEvent } from './questionnaire-events.ts'
import { requireOpen } from './questionnaire-repository.ts'

export interface QuestionnaireIds {
  contractId: string
  questionnaireId: string
}

/** Sends a new link, in case the old one was lost or has expired; what was written so far stays. */
export async function remindRespondent(
  deps: InviteDeps,
  db: CompanyDatabase,
  actor: Actor,
  ids: QuestionnaireIds,
): Promise<void> {
  await requireAct(db, actor, 'askCounterparty', ids.contractId)
  const questionnaire = await requireOpen(db, ids)
  const { id } = questionnaire
  await countResend(deps, id)
  await inviteRespondent(deps, db, { id, kind: 'reminded', sentBy: actor.personId })
  await deps.events.record(
    db,
    questionnaireEvent('questionnaire.reminded', eventActor(actor), questionnaire, {}),
  )
}

/** Sends the answers back: they stay written, and can be sent again. */
export async function giveBackAnswers(
  deps: InviteDeps,
  db: CompanyDatabase,
  actor: Actor,
  ids: QuestionnaireIds,
  typed: string,
): Promise<void> {
  await requireAct(db, actor, 'askCounterparty', ids.contractId)
  const questionnaire = await requireOpen(db, ids)
  const { id, sentAt } = questionnaire
  if (sentAt === null) throw new Refused('STATE', 'QUESTIONNAIRE_NOT_ANSWERED')
  const word = plainMessage(typed)
  await countResend(deps, id)
  await db
    .update('questionnaire')
    .set({ returned_word: word })
    .where('questionnaire.id', '=', id)
    .execute()
  await inviteRespondent(deps, db, { id, kind: 'returned', sentBy: actor.personId, word })
  const personal = { reason: word }
  await deps.events.record(
    db,
    questionnaireEvent('questionnaire.returned', eventActor(actor), questionnaire, {}, personal),
  )
}

/** Closes the link, whatever became of the contract; what was answered stays to be read. */
export async function withdrawQuestionnaire(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  ids: QuestionnaireIds,
): Promise<void> {
  await requireAct(db, actor, 'readQuestionnaires', ids.contractId)
  const questionnaire = await requireOpen(db, ids)
  await endQuestionnaire(deps, db, actor, { id: questionnaire.id, ended: 'withdrawn' })
  await deps.events.record(
    db,
    questionnaireEvent('questionnaire.withdrawn', eventActor(actor), questionnaire, {}),
  )
}

/** Ended ones say so to their link; no session and no link opens them again. */
export async function endQuestionnaire(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { id, ended }: { id: string; ended: 'taken' | 'withdrawn' },
): Promise<void> {
  await db
    .update('questionnaire')
    .set({ ended, ended_at: clock.now(), ended_by: actor.personId })
    .where('questionnaire.id', '=', id)
    .execute()
  await endInvitations({ clock }, db, [{ kind: 'answering', id }])
}
