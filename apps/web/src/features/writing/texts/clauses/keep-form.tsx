import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'

interface KeepFormProps {
  isBusy: boolean
  onCancel: () => void
  onKeep: (reason: string) => void
}

/** Why a section says something else than its clause. */
export function KeepForm({ isBusy, onCancel, onKeep }: KeepFormProps) {
  const t = useTexts()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const keep = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') onKeep(reason)
  }
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-4">
      <TextArea
        autoFocus
        isRequired
        label={t('clause-links.reason')}
        hint={t('clause-links.reasonHint')}
        maxLength={2000}
        value={reason}
        error={isMissing ? t.refusal({ code: 'FIELD_REQUIRED' }) : null}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('common.action.cancel')}
        </Button>
        <Button size="small" variant="primary" isBusy={isBusy} onClick={keep}>
          {t('clause-links.keepNow')}
        </Button>
      </div>
    </div>
  )
}
