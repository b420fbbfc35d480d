import { useTexts } from '../../../platform/locale.ts'
import { UploadPlaybook } from '../../agreement/playbook/public.ts'
import { withUpload } from './draft.ts'
import { fieldId } from './field-id.ts'
import { ReadFile } from './read-file.tsx'
import type { NewContractForm } from './use-new-contract.ts'

/** The file that the contract starts from. */
export function UploadChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const { upload, typeId } = form.draft
  return (
    <div id={fieldId('from')} tabIndex={-1} className="flex flex-col gap-4">
      <ReadFile
        upload={upload}
        onUpload={(read) => form.setDraft((draft) => withUpload(draft, read))}
        hint={t('new-contract.upload.hint')}
        error={form.errors['from']}
        onChosen={() => form.forgive(['from'])}
      />
      {upload && typeId && <UploadPlaybook uploadId={upload._id} typeId={typeId} />}
    </div>
  )
}
