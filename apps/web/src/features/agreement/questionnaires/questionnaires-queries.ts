import { keys } from '../../../platform/query-keys.ts'
import type {
  ContractQuestionnaires,
  questionnairesEndpoints,
} from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type { ContractQuestionnaires }
export type Questionnaire = ContractQuestionnaires['questionnaires'][number]
export type AnsweredField = Questionnaire['questions'][number]
export type AskableField = ContractQuestionnaires['askable'][number]

export const questionnairesQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'questionnaires'),
    queryFn: ({ signal }) =>
      call<typeof questionnairesEndpoints.list>('GET', '/contracts3/:contractId/questionnaires', {
        params: { contractId },
        signal,
      }),
  })

/** The variables of questions that somebody outside can answer now. */
export function variablesAsked({ questionnaires }: ContractQuestionnaires): ReadonlySet<string> {
  const open = questionnaires.filter(({ state }) =>
    ['asked', 'answered', 'returned'].includes(state),
  )
  return new Set(open.flatMap(({ questions }) => questions.map(({ variable }) => variable)))
}
