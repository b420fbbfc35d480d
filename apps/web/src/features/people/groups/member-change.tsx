import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { AccessImpactSides } from '../../settings/folders/public.tsx'
import {
  changeMembers,
  previewMembers,
  type Group,
  type MemberChange,
  type AccessImpact,
} from './groups-queries.ts'

/** Previews a change of members before saving: asks for confirmation if anyone would gain or lose access. */
export function useMemberChange(group: Group, onDone?: () => void) {
  const [asked, setAsked] = useState<{ change: MemberChange; impact: AccessImpact } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const applying = useMutation({
    mutationFn: (change: MemberChange) => changeMembers(group._id, change),
    meta: { changes: ['groups'] },
    onSuccess: (changed, { addedIds = [], removedIds = [] }) => {
      setOpen(false)
      onDone?.()
      if (changed.pending > group.pending) {
        toasts.success(currentTexts()('groups.pending.waits'))
        return
      }
      const key = addedIds.length > 0 ? 'added' : 'removed'
      const count = addedIds.length + removedIds.length
      toasts.success(currentTexts()(`groups.${key}`, { count, name: group.name }))
    },
  })
  const decide = (change: MemberChange, impact: AccessImpact) => {
    if (impact.gain.people + impact.lose.people === 0) return applying.mutate(change)
    setAsked({ change, impact })
    setOpen(true)
  }
  const looking = useMutation({
    mutationFn: (change: MemberChange) => previewMembers(group._id, change),
    onSuccess: (impact, change) => decide(change, impact),
  })
  return {
    ask: (change: MemberChange) => looking.mutate(change),
    /** For a form that has looked itself, to show what was refused at its field. */
    decide,
    confirm: () => asked && applying.mutate(asked.change),
    close: () => setOpen(false),
    asked,
    isOpen,
    group,
    isBusy: looking.isPending || applying.isPending,
  }
}

/** Who gains and who loses access to how many contracts. */
export function MemberChangeWindow({ change }: { change: ReturnType<typeof useMemberChange> }) {
  const t = useTexts()
  const { asked, isOpen, isBusy, group } = change
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={change.close}
      title={t('groups.changeTitle', { name: group.name })}
      consequence={t('folders.sight.concerned', { count: asked?.impact.contracts ?? 0 })}
      confirmLabel={t('common.action.confirm')}
      onConfirm={change.confirm}
      isBusy={isBusy}
      isHarmless
    >
      {asked && (
        <div className="flex flex-col gap-4">
          <AccessImpactSides impact={asked.impact} />
        </div>
      )}
    </ConfirmDialog>
  )
}
