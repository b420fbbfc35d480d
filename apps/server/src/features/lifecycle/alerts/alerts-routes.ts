import { alertAnswersEndpoints } from '@tacite/api/lifecycle/alert-answers-endpoints.ts'
import { alertsEndpoints } from '@tacite/api/lifecycle/alerts-endpoints.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { alertRecord } from './alert-record.query.ts'
import { answerAlert, undoAnswer } from './answer-alert.ts'
import { answerableAlert, answerableAlerts, raisedAlert } from './answerable-alerts.query.ts'
import { contractAlerts } from './contract-alerts.query.ts'
import { setAlerts } from './set-alerts.ts'

export function alertsRoutes(deps: Platform): Route[] {
  return [
    route(alertsEndpoints.read, ({ db, actor, level, params }) =>
      contractAlerts(db, actor, { ...params, level }),
    ),
    route(alertsEndpoints.set, async ({ db, actor, level, params, body }) => {
      await setAlerts(deps, db, actor, params.contractId, body.setting)
      return contractAlerts(db, actor, { ...params, level })
    }),
    route(alertAnswersEndpoints.record, async ({ db, actor, level, params: { contractId } }) => ({
      standing: await answerableAlerts(db, actor, { contractId, level }),
      lines: await alertRecord(deps, db, actor.locale, contractId),
    })),
    route(alertAnswersEndpoints.read, ({ db, actor, level, params: { contractId, alertId } }) =>
      answerableAlert(db, actor, { contractId, level }, alertId),
    ),
    route(
      alertAnswersEndpoints.answer,
      async ({ db, actor, level, params: { contractId, alertId }, body }) => {
        const about = { contractId, level }
        await answerAlert(deps, db, actor, { about, alertId }, body)
        return answerableAlert(db, actor, about, alertId)
      },
    ),
    route(
      alertAnswersEndpoints.undo,
      async ({ db, actor, level, params: { contractId, alertId } }) => {
        const about = { contractId, level }
        await undoAnswer(deps, db, actor, { about, alertId })
        return (await raisedAlert(db, actor, about, alertId)).alert
      },
    ),
  ]
}
