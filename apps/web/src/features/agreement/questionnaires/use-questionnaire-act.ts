import type {
  questionnairesEndpoints,
  TakenAnswers,
} from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { toasts } from '../../../ui/toasts.ts'

type Act = { done: string } & (
  | { kind: 'remind' | 'withdraw' }
  | { kind: 'take'; answers: TakenAnswers['answers'] }
)

const ONE = '/contracts3/:contractId/questionnaires/:questionnaireId'

/** The acts on one questionnaire; refetches what the page shows of the contract. */
export function useQuestionnaireAct(contractId: string, questionnaireId: string) {
  const params = { contractId, questionnaireId }
  return useMutation({
    mutationFn: (act: Act): Promise<unknown> => {
      if (act.kind === 'take')
        return call<typeof questionnairesEndpoints.take>('POST', `${ONE}/taken`, {
          params,
          body: { answers: act.answers },
        })
      return act.kind === 'withdraw'
        ? call<typeof questionnairesEndpoints.withdraw>('DELETE', ONE, { params })
        : call<typeof questionnairesEndpoints.remind>('POST', `${ONE}/invitation`, { params })
    },
    scope: { id: `questionnaire:${questionnaireId}` },
    onSuccess: (_, { done }) => toasts.success(done),
    meta: { changes: [{ topic: 'contract', contractId }] },
  })
}
