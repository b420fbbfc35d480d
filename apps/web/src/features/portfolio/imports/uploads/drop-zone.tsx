import { FileArchive } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { chosenFiles, droppedFiles, type Chosen } from './chosen-files.ts'

interface DropZoneProps {
  error: string | null
  isBusy: boolean
  onChosen: (chosen: Chosen) => void
}

/** Takes a zip, files or a folder, dropped or chosen. */
export function DropZone({ error, isBusy, onChosen }: DropZoneProps) {
  const t = useTexts()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChosen(await droppedFiles(event.dataTransfer))
  }
  return (
    <div className="mb-5 flex flex-col gap-1">
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => void drop(event)}
        className={classNames(
          'flex flex-col items-center gap-2 rounded-lg border border-dashed px-5 py-8 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-field bg-canvas',
        )}
      >
        <FileArchive aria-hidden className="size-6 text-ink-faint" />
        <p id={`${id}-label`} className="font-medium">
          {t('imports.drop.title')}
        </p>
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {t('imports.drop.hint')}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <Chooser kind="files" describedBy={`${id}-hint ${id}-error`} {...{ isBusy, onChosen }} />
          <Chooser kind="folder" describedBy={`${id}-hint ${id}-error`} {...{ isBusy, onChosen }} />
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

interface ChooserProps extends Pick<DropZoneProps, 'isBusy' | 'onChosen'> {
  kind: 'files' | 'folder'
  describedBy: string
}

/** A button for who does not drag: the same from the keyboard. */
function Chooser({ kind, describedBy, isBusy, onChosen }: ChooserProps) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const label = t(`imports.drop.${kind}`)
  return (
    <>
      <Button
        variant={kind === 'files' ? 'primary' : 'secondary'}
        isBusy={isBusy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple
        {...(kind === 'folder' && { webkitdirectory: '' })}
        onChange={({ target }) => {
          onChosen(chosenFiles(target.files ?? []))
          target.value = ''
        }}
      />
    </>
  )
}
