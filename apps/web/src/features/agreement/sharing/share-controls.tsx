import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { Send, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { levelOptions } from './level-options.ts'
import { useShareAct, type ContractShare } from './share-queries.ts'

interface ShareControlsProps {
  contractId: string
  share: ContractShare
}

/** Changes the level at once and the last day when it is kept; sends a new link; takes the share back. */
export function ShareControls({ contractId, share }: ShareControlsProps) {
  const t = useTexts()
  const { _id: shareId, name, level, expiresOn, invitation } = share
  const [day, setDay] = useState<string | null>(expiresOn)
  const [isRevoking, setRevoking] = useState(false)
  const change = useShareAct(contractId, t('sharing.changed', { name }))
  const resend = useShareAct(contractId, t('sharing.resent', { name }))
  const revoke = useShareAct(contractId, t('sharing.revoked', { name }), () => setRevoking(false))
  const keep = (terms: { level: ContractLevel; expiresOn: string | null }) =>
    change.mutate({ kind: 'change', shareId, ...terms })
  return (
    <div className="flex flex-wrap items-end gap-2 tablet:pl-11">
      <Select
        className="min-w-40 flex-1"
        hidesLabel
        label={t('sharing.levelOf', { name })}
        options={levelOptions(t, share.kind === 'thirdParty')}
        value={level}
        disabled={change.isPending}
        onChange={(next) => keep({ level: next, expiresOn })}
      />
      <DateField
        className="min-w-36 flex-1"
        hidesLabel
        label={t('sharing.untilOf', { name })}
        placeholder={t('sharing.noEnd')}
        value={day}
        onChange={setDay}
      />
      {day !== expiresOn && (
        <Button isBusy={change.isPending} onClick={() => keep({ level, expiresOn: day })}>
          {t('sharing.keepDay')}
        </Button>
      )}
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
