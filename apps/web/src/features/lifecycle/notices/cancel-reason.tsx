import { useTexts } from '../../../platform/locale.ts'
import { TextArea } from '../../../ui/text-area.tsx'

/** Why a notice is cancelled. */
export function CancelReason(props: { value: string; onChange: (reason: string) => void }) {
  const t = useTexts()
  return (
    <TextArea
      isOptional
      rows={2}
      maxLength={1000}
      label={t('notices.cancel.reason')}
      hint={t('notices.cancel.reasonHint')}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  )
}
