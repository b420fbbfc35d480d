import type { deadlinesEndpoints, Lifecycle } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { useAct } from '../acts/use-act.ts'

/** Saves the terms; refusals stay with the form, which shows them at their fields. */
export function useSaveLifecycle(contractId: string, onDone: () => void) {
  const save = (lifecycle: Lifecycle) =>
    call<typeof deadlinesEndpoints.setLifecycle>('PUT', '/contracts3/:contractId/lifecycle', {
      params: { contractId },
      body: lifecycle,
    })
  return useAct(contractId, save, { onDone, showsError: true, done: 'deadlines-panel.form.saved' })
}
