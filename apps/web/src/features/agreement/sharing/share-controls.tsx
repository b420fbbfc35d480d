import { useQueryClient } from '@tanstack/react-query'
import { Send, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { changedMeanwhile } from '../../../platform/changed-meanwhile.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { levelOptions } from './level-options.ts'
import { changeShare, type ShownShare } from './change-share.ts'
import { shareScope, useShareAct } from './use-share-act.ts'

interface ShareControlsProps extends ShownShare {
  contractId: string
}

/** Changes the level immediately and the last day on saving; sends a new link; revokes the share. */
export function ShareControls({ contractId, share, revision }: ShareControlsProps) {
  const t = useTexts()
  const { _id: shareId, name, level, invitation } = share
  const [isRevoking, setRevoking] = useState(false)
  const change = useShareAct(contractId, t('sharing.changed', { name }))
  const resend = useShareAct(contractId, t('sharing.resent', { name }))
  const revoke = useShareAct(contractId, t('sharing.revoked', { name }), () => setRevoking(false))
  return (
    <div className="flex flex-wrap items-end gap-2 tablet:pl-11">
      <Select
        className="min-w-40 flex-1"
        hidesLabel
        label={t('sharing.levelOf', { name })}
        options={levelOptions(t, {
          forThirdParty: share.kind === 'thirdParty',
          current: level,
        })}
        value={level}
        disabled={change.isPending}
        onChange={(next) =>
          change.mutate({ kind: 'change', shown: { share, revision }, change: { level: next } })
        }
      />
      <LastDayForm contractId={contractId} share={share} revision={revision} />
      {invitation && (
        <IconButton
          label={t('sharing.resend', { name })}
          icon={<Send aria-hidden />}
          disabledReason={invitation.state === 'expired' ? t('sharing.extendFirst') : undefined}
          onClick={() => resend.mutate({ kind: 'resend', shareId })}
        />
      )}
      <IconButton
        label={t('sharing.revoke', { name })}
        icon={<UserMinus aria-hidden />}
        onClick={() => setRevoking(true)}
      />
      <ConfirmDialog
        isOpen={isRevoking}
        onClose={() => setRevoking(false)}
        title={t('sharing.confirm.title', { name })}
        consequence={t(`sharing.confirm.${share.kind === 'thirdParty' ? 'outside' : 'inside'}`)}
        confirmLabel={t('sharing.confirm.submit')}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate({ kind: 'revoke', shareId })}
      />
    </div>
  )
}

/** Until when it is shared: kept by a button that comes once the day is another one. */
function LastDayForm({ contractId, share, revision }: ShareControlsProps) {
  const t = useTexts()
  const formats = useFormats()
  const queryClient = useQueryClient()
  const { name, expiresOn } = share
  const form = useForm({
    initial: { expiresOn },
    beforeSubmit: (written) => written.expiresOn !== expiresOn,
    soleField: 'expiresOn',
    goesToField: true,
    changedMeanwhile: changedMeanwhile(formats.day),
    save: (written) => changeShare(queryClient, contractId, { share, revision }, written),
    scope: shareScope(contractId),
    changes: [{ topic: 'contract', contractId }],
    onSaved: () => toasts.success(t('sharing.changed', { name })),
  })
  return (
    <form {...form.element} className="flex min-w-36 flex-1 flex-wrap items-end gap-2">
      <DateField
        {...form.bind('expiresOn')}
        className="min-w-36 flex-1"
        hidesLabel
        label={t('sharing.untilOf', { name })}
        placeholder={t('sharing.noEnd')}
      />
      {form.values.expiresOn !== expiresOn && (
        <Button type="submit" isBusy={form.isBusy}>
          {t('sharing.keepDay')}
        </Button>
      )}
    </form>
  )
}
