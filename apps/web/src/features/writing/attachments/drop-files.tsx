import { FileUp, Paperclip } from 'lucide-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Sending } from './use-sending.ts'

interface DropFilesProps {
  /** Of the button. */
  label: string
  /** What is there while nothing is attached; null: something is. */
  empty: { title: string; lead: string } | null
  /** Why nothing can be added; null: it can. */
  reason: string | null
  progress: Sending['progress']
  onAdd: (files: readonly File[]) => void
  /** A choice above the button. */
  children?: ReactNode
}

/** A button and a place to drop files, and how far they are. */
export function DropFiles(props: DropFilesProps) {
  const { label, empty, reason, progress, onAdd, children } = props
  const t = useTexts()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const add = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0 && !reason && !progress) onAdd(chosen)
  }
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(!reason)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col gap-3 rounded-lg border border-dashed p-4 transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-field bg-canvas',
      )}
    >
      {empty && (
        <div className="flex gap-3">
          <Paperclip aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
          <div>
            <p className="font-medium">{empty.title}</p>
            <p className="text-sm text-ink-soft">{empty.lead}</p>
          </div>
        </div>
      )}
      {children}
      <Button
        className="self-start"
        icon={<FileUp aria-hidden />}
        isBusy={progress !== null}
        disabledReason={reason}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className="text-sm text-ink-faint">
        {isOver ? t('attachments.dropHere') : t('attachments.addHint')}
      </p>
      <p role="status" className={progress ? 'text-sm' : 'sr-only'}>
        {progress && t('attachments.adding', { ...progress })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        onChange={({ target }) => {
          add(target.files)
          target.value = ''
        }}
      />
    </div>
  )
}
