import { useTexts } from '../../../../platform/locale.ts'
import { TextField, type TextFieldProps } from '../../../../ui/text-field.tsx'

/** « Motif (facultatif) »: why a signed contract is managed otherwise, for its activity. */
export function ChangeReason(props: Pick<TextFieldProps, 'id' | 'value' | 'onChange'>) {
  const t = useTexts()
  return (
    <TextField
      {...props}
      isOptional
      maxLength={1000}
      label={t('editor.summary.reason')}
      hint={t('editor.summary.reasonHint')}
    />
  )
}
