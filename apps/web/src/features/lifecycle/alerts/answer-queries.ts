import type {
  AlertAnswerForm,
  alertAnswersEndpoints,
  AlertRecord,
  AnswerableAlert,
} from '@tacite/api/lifecycle/alert-answers-endpoints.ts'
import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'
import type { Change } from '../../../platform/stale-after.ts'

type Endpoints = typeof alertAnswersEndpoints
export type { AlertRecord, AnswerableAlert }

/** Which alert of which contract. */
export interface OfAlert {
  contractId: string
  alertId: string
}

/** What is about to be answered. */
export interface AskedAnswer {
  alert: OfAlert
  kind: AnswerKind
}

/** One alert, with what was answered to it and until when it can be put off. */
export const alertQuery = ({ contractId, alertId }: OfAlert) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'alert', alertId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/contracts3/:contractId/alerts/:alertId', {
        params: { contractId, alertId },
        signal,
      }),
  })

/** Who was told of the dates of a contract, and what they answered. */
export const alertRecordQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'alert-record'),
    queryFn: ({ signal }) =>
      call<Endpoints['record']>('GET', '/contracts3/:contractId/alert-record', {
        params: { contractId },
        signal,
      }),
  })

export const answerAlert = (params: OfAlert, body: AlertAnswerForm): Promise<AnswerableAlert> =>
  call<Endpoints['answer']>('PUT', '/contracts3/:contractId/alerts/:alertId/answer', {
    params: { ...params },
    body,
  })

export const undoAnswer = (params: OfAlert): Promise<AnswerableAlert> =>
  call<Endpoints['undo']>('DELETE', '/contracts3/:contractId/alerts/:alertId/answer', {
    params: { ...params },
  })

/** What an answer makes stale: the record of its contract, the bell, and the task that the alert gave. */
export const changedByAnswer = (contractId: string): Change[] => [
  { topic: 'contract', contractId },
  'notifications',
  'tasks',
]
