import { useMutation } from '@tanstack/react-query'
import { callAddress } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import type { Upload } from './choices.ts'
import { UploadResult } from './upload-result.tsx'

const accept =
  '.docx,.pdf,.png,.jpg,.jpeg,.webp,.gif,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/png,image/jpeg,image/webp,image/gif'

interface ReadFileProps {
  upload: Upload | null
  onUpload: (upload: Upload | null) => void
  /** Which files, and what becomes of them. */
  hint: string
  error: string | undefined
  /** A file was chosen: an error about the one before no longer holds. */
  onChosen: () => void
}

/** A place to drop a file; once the server has read it, what it found and what could not be kept. */
export function ReadFile({ upload, onUpload, hint, error, onChosen }: ReadFileProps) {
  const t = useTexts()
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return (await callAddress('POST', '/contracts3/uploads', body)) as Upload
    },
    meta: { showsError: true },
    onSuccess: onUpload,
  })
  const refused =
    reading.error &&
    t('new-contract.upload.refused', {
      name: reading.variables.name,
      reason: messageOf(reading.error),
    })
  const read = ([file]: File[]) => {
    if (!file) return
    onChosen()
    reading.mutate(file)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {reading.isPending && t('new-contract.upload.reading', { name: reading.variables.name })}
        {!reading.isPending && upload && t('new-contract.upload.read', { name: upload.name })}
      </p>
      {upload && !reading.isPending ? (
        <UploadResult
          upload={upload}
          onRemove={() => {
            reading.reset()
            onUpload(null)
          }}
        />
      ) : (
        <FileDrop
          label={
            reading.isPending
              ? t('new-contract.upload.reading', { name: reading.variables.name })
              : t('new-contract.upload.label')
          }
          hint={hint}
          accept={accept}
          error={refused || error}
          isBusy={reading.isPending}
          onFiles={read}
        />
      )}
    </>
  )
}
