import { useTexts } from '../../../../platform/locale.ts'
import { TextField } from '../../../../ui/text-field.tsx'

interface TypedSignatureProps {
  id: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
}

/** A name typed as a signature, shown as the document will show it. */
export function TypedSignature({ id, value, onChange, error }: TypedSignatureProps) {
  const t = useTexts()
  return (
    <div className="flex flex-col gap-3">
      <TextField
        id={id}
        label={t('signing.dialog.name')}
        autoComplete="name"
        isRequired
        value={value}
        maxLength={100}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="flex h-24 items-center justify-center overflow-hidden rounded-md border border-line bg-canvas px-4">
        <span className="sr-only">{t('signing.dialog.preview')} : </span>
        <span className="text-center font-serif text-figure leading-tight text-balance break-words italic">
          {value.trim()}
        </span>
      </div>
    </div>
  )
}
