import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'
import {
  nothingPerformed,
  performAct,
  type ActForm,
  type Performed,
  type Spared,
} from './people-acts-queries.ts'

interface Started {
  act: ActForm
  ids: readonly string[]
  needsConfirmation: boolean
}

/** Acts on one portion after the other; who failed is named, and an interruption leaves what was done. */
export function usePerforming({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState(0)
  const [failures, setFailures] = useState<readonly Spared[]>([])
  const [interrupted, setInterrupted] = useState<string | null>(null)
  // The open record of a withdrawn invitation is gone.
  const refresh = (sparesRecords: boolean) =>
    refetchStale(queryClient, ['people'], { sparesRecords })
  const undo = async (steps: readonly Step[]) => {
    const performed = nothingPerformed()
    try {
      for (const { act, ids } of steps) await performAct(act, ids, performed)
      toasts.success(currentTexts()('people-acts.undone'))
    } catch (error) {
      toasts.error(messageOf(error))
    }
    for (const { name, reason } of performed.failures)
      toasts.error(currentTexts()('people.filterText', { name, value: reason.message }))
    await refresh(false)
  }
  const start = async ({ act, ids, needsConfirmation }: Started) => {
    const performed = nothingPerformed()
    let error: unknown = null
    setBusy(true)
    try {
      await performAct(act, ids, performed, setDone)
    } catch (thrown) {
      error = thrown
    }
    await refresh(act.kind === 'withdraw')
    setBusy(false)
    if (performed.doneIds.length > 0) {
      const said = needsConfirmation ? ('requested' as const) : act.kind
      const steps = undoOf(act, performed)
      const count = performed.doneIds.length
      toasts.success(currentTexts()(`people-acts.done.${said}`, { count }), {
        undo: steps && (() => void undo(steps)),
      })
      onDone()
    }
    if (error !== null) setInterrupted(messageOf(error))
    setFailures(performed.failures)
    if (error === null && performed.failures.length === 0) onClose()
  }
  return {
    isBusy,
    done,
    failures,
    interrupted,
    start: (started: Started) => void start(started),
  }
}

type Step = Pick<Started, 'act' | 'ids'>

/** What takes an act back, for those to whom it happened; undefined: it cannot be taken back whole. */
function undoOf(act: ActForm, { doneIds, formerRoles }: Performed): Step[] | undefined {
  switch (act.kind) {
    case 'block':
      return [{ act: { kind: 'unblock' }, ids: doneIds }]
    case 'unblock':
      return [{ act: { kind: 'block' }, ids: doneIds }]
    case 'giveRole':
      return formerRoles.map(({ roleId, ids }) => ({ act: { kind: 'giveRole', roleId }, ids }))
    case 'joinGroup':
      return [{ act: { kind: 'leaveGroup', groupId: act.groupId }, ids: doneIds }]
    case 'leaveGroup':
    case 'resend':
    case 'withdraw':
      return undefined
  }
}
