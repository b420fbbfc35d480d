import { questionnairesEndpoints } from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { respondentEndpoints } from '@tacite/api/agreement/respondent-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { askCounterparty } from './ask-counterparty.ts'
import { askedQuestions } from './asked-questions.query.ts'
import { contractQuestionnaires } from './contract-questionnaires.query.ts'
import { giveBackAnswers, remindRespondent, withdrawQuestionnaire } from './follow-up.ts'
import { noteOpened } from './questionnaire-opened.ts'
import { takeAnswers } from './take-answers.ts'
import { saveAnswers, sendAnswers } from './write-answers.ts'

export function questionnairesRoutes(deps: Platform): Route[] {
  return [...oursRoutes(deps), ...respondentRoutes(deps)]
}

function oursRoutes(deps: Platform): Route[] {
  return [
    route(questionnairesEndpoints.list, ({ db, actor, level, params: { contractId } }) =>
      contractQuestionnaires(db, actor, { contractId, level }),
    ),
    route(questionnairesEndpoints.ask, ({ db, actor, params, body }) =>
      askCounterparty(deps, db, actor, params.contractId, body),
    ),
    route(questionnairesEndpoints.take, ({ db, actor, params, body }) =>
      takeAnswers(deps, db, actor, params, body),
    ),
    route(questionnairesEndpoints.giveBack, ({ db, actor, params, body }) =>
      giveBackAnswers(deps, db, actor, params, body.word),
    ),
    route(questionnairesEndpoints.remind, ({ db, actor, params }) =>
      remindRespondent(deps, db, actor, params),
    ),
    route(questionnairesEndpoints.withdraw, ({ db, actor, params }) =>
      withdrawQuestionnaire(deps, db, actor, params),
    ),
  ]
}

/** The page of a person outside: the questions that they are asked, and nothing else of the contract. */
function respondentRoutes(deps: Platform): Route[] {
  return [
    route(respondentEndpoints.read, async ({ db, actor }) => {
      await noteOpened(deps, db, actor.questionnaireId)
      return askedQuestions(db, actor)
    }),
    route(respondentEndpoints.save, async ({ db, actor, body }) => {
      await saveAnswers(db, actor, body)
      return askedQuestions(db, actor)
    }),
    route(respondentEndpoints.send, async ({ db, actor, body }) => {
      await sendAnswers(deps, db, actor, body.values)
      return askedQuestions(db, actor)
    }),
    route(respondentEndpoints.setLanguage, async ({ db, actor, body }) => {
      await db
        .update('questionnaire')
        .set({ locale: body.i18n })
        .where('questionnaire.id', '=', actor.questionnaireId)
        .execute()
      return askedQuestions(db, actor)
    }),
  ]
}
