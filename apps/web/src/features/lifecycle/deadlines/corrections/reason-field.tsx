import { useTexts } from '../../../../platform/locale.ts'
import { TextArea } from '../../../../ui/text-area.tsx'

interface ReasonFieldProps {
  id: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
}

/** « Motif de la correction ». */
export function ReasonField(props: ReasonFieldProps) {
  const t = useTexts()
  return (
    <TextArea
      {...props}
      isRequired
      rows={2}
      maxLength={1000}
      label={t('corrections.reason')}
      hint={t('corrections.reasonHint')}
    />
  )
}
