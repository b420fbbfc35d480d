import { FileUp, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ProofFileFieldProps {
  file: File | null
  hint?: string
  error?: string | undefined
  onChange: (file: File | null) => void
}

/** The file of a proof, if there is one. */
export function ProofFileField({ file, hint, error, onChange }: ProofFileFieldProps) {
  const t = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
      <p id={id} className="font-medium">
        {t('notices.proof.file')}
      </p>
      <p className="text-sm text-ink-faint">{hint ?? t('notices.proof.fileHint')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
          {t('notices.proof.choose')}
        </Button>
        {file && (
          <span className="flex min-w-0 items-center gap-1">
            <span className="min-w-0 break-all">{file.name}</span>
            <IconButton
              size="small"
              icon={<X aria-hidden />}
              label={t('notices.proof.clear')}
              onClick={() => onChange(null)}
            />
          </span>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <p role="status" className="sr-only">
        {file && t('notices.proof.chosen', { name: file.name })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('notices.proof.file')}
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
    </div>
  )
}
