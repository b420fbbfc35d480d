import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface FileDropProps {
  /** « Déposez un contrat Word ou PDF ». */
  label: string
  /** Formats and size limit, in words. */
  hint?: ReactNode
  error?: string | null | undefined
  /** As in `<input accept>`; a dropped file is checked by the caller, like any other. */
  accept: string
  isMultiple?: boolean
  isBusy?: boolean
  onFiles: (files: File[]) => void
}

/** A drop zone for files, with a button that does the same from the keyboard. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, accept, isMultiple, isBusy, onFiles } = props
  const [isOver, setOver] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const id = useId()
  const texts = useUiTexts()
  const give = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles(isMultiple ? chosen : chosen.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    give(event.dataTransfer.files)
  }
  return (
    <div className="flex flex-col gap-1">
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-col items-center gap-2 rounded-lg border border-dashed px-5 py-8 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-field bg-canvas',
        )}
      >
        <FileUp aria-hidden className="size-6 text-ink-faint" />
        <p id={`${id}-label`} className="font-medium">
          {label}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-faint">
            {hint}
          </p>
        )}
        <Button
          isBusy={isBusy}
          aria-describedby={`${id}-label${hint ? ` ${id}-hint` : ''} ${id}-error`}
          onClick={() => inputRef.current?.click()}
        >
          {texts.chooseFile}
        </Button>
        <input
          ref={inputRef}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          multiple={isMultiple}
          onChange={(event) => {
            give(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
