import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import type { TeamTask } from '@tacite/api/work/team-tasks-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'

type Reminding = NonNullable<TeamTask['reminding']>

/** Reminds a validator of the decision that is awaited of them. */
export function useReminder(contractId: string) {
  return useMutation({
    mutationFn: ({ stepId, personId }: Reminding) =>
      call<typeof validationEndpoints.remind>(
        'POST',
        '/contracts3/:contractId/validation/:stepId/validators/:personId/reminder',
        { params: { contractId, stepId, personId } },
      ),
    meta: { changes: [{ topic: 'contract', contractId }, 'tasks'] },
    onSuccess: ({ sentTo }) =>
      toasts.success(currentTexts()('team-tasks.reminded', { names: sentTo })),
  })
}
