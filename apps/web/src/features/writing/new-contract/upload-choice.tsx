import { useMutation } from '@tanstack/react-query'
import { callAddress } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import type { Upload } from './choices.ts'
import { withUpload } from './draft.ts'
import { fieldId } from './field-id.ts'
import type { NewContractForm } from './use-new-contract.ts'
import { UploadResult } from './upload-result.tsx'

const accept =
  '.docx,.pdf,.png,.jpg,.jpeg,.webp,.gif,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/png,image/jpeg,image/webp,image/gif'

/** A place to drop the file; once the server has read it, what it found and what could not be kept. */
export function UploadChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return (await callAddress('POST', '/contracts3/uploads', body)) as Upload
    },
    meta: { showsError: true },
    onSuccess: (upload) => form.setDraft((draft) => withUpload(draft, upload)),
  })
  const { upload } = form.draft
  const error = reading.error
    ? t('new-contract.upload.refused', {
        name: reading.variables.name,
        reason: messageOf(reading.error),
      })
    : form.errors['from']
  const read = ([file]: File[]) => {
    if (!file) return
    form.forgive(['from'])
    reading.mutate(file)
  }
  return (
    <div id={fieldId('from')} tabIndex={-1} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {reading.isPending && t('new-contract.upload.reading', { name: reading.variables.name })}
        {!reading.isPending && upload && t('new-contract.upload.read', { name: upload.name })}
      </p>
      {upload && !reading.isPending ? (
        <UploadResult
          upload={upload}
          onRemove={() => {
            reading.reset()
            form.setDraft((draft) => withUpload(draft, null))
          }}
        />
      ) : (
        <FileDrop
          label={
            reading.isPending
              ? t('new-contract.upload.reading', { name: reading.variables.name })
              : t('new-contract.upload.label')
          }
          hint={t('new-contract.upload.hint')}
          accept={accept}
          error={error}
          isBusy={reading.isPending}
          onFiles={read}
        />
      )}
    </div>
  )
}
