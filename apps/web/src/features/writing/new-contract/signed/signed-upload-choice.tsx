import { useMutation } from '@tanstack/react-query'
import { FileCheck, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { AppLink } from '../../../../platform/app-link.tsx'
import { callAddress } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths, patterns } from '../../../../platform/paths.ts'
import { useScreenSearch } from '../../../../platform/screen-address.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { SignedUpload } from '../choices.ts'
import { withSignedUpload } from '../draft.ts'
import { readStart } from '../read-start.ts'
import { fieldId } from '../field-id.ts'
import { focusWhenFree } from './focus-when-free.ts'
import { ActiveContent } from '../upload-result.tsx'
import type { NewContractForm } from '../use-new-contract.ts'

/** A place to drop the signed PDF; once it is kept, what it is, and the contracts that already have it. */
export function SignedUploadChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const keeping = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return (await callAddress('POST', '/contracts3/signed-uploads', body)) as SignedUpload
    },
    meta: { showsError: true },
    onSuccess: (upload) => {
      // Immediately: a value that came after the selection would undo it.
      flushSync(() => form.setDraft((draft) => withSignedUpload(draft, upload)))
      // The form is what comes next; its proposed title can be typed over.
      const title = document.getElementById(fieldId('title'))
      if (title instanceof HTMLInputElement) title.select()
    },
  })
  const { upload } = form.draft.signed
  const { start } = useScreenSearch(patterns.newContract, readStart)
  useEffect(() => {
    // The link that leads here leads to the file.
    if (start === 'signed') return focusWhenFree(`#${fieldId('from')} button`)
    return undefined
  }, [start])
  const error = keeping.error
    ? t('new-contract.upload.refused', {
        name: keeping.variables.name,
        reason: messageOf(keeping.error),
      })
    : form.errors['from']
  const reading = keeping.isPending
    ? t('new-contract.upload.reading', { name: keeping.variables.name })
    : null
  return (
    <div id={fieldId('from')} tabIndex={-1} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {reading}
        {!reading && upload && t('new-contract.upload.read', { name: upload.name })}
      </p>
      {upload && !reading ? (
        <KeptFile
          upload={upload}
          onRemove={() => {
            keeping.reset()
            form.setDraft((draft) => withSignedUpload(draft, null))
          }}
        />
      ) : (
        <FileDrop
          label={reading ?? t('new-contract.signed.drop')}
          hint={t('new-contract.signed.dropHint')}
          accept=".pdf,application/pdf"
          error={error}
          isBusy={keeping.isPending}
          onFiles={([file]) => {
            if (!file) return
            form.forgive(['from'])
            keeping.mutate(file)
          }}
        />
      )}
    </div>
  )
}

function KeptFile({ upload, onRemove }: { upload: SignedUpload; onRemove: () => void }) {
  const t = useTexts()
  return (
    <div className="rounded-lg border border-line-strong">
      <div className="flex flex-wrap items-center gap-3 p-3">
        <FileCheck aria-hidden className="size-5 shrink-0 text-accent" />
        <div className="min-w-40 flex-1">
          <p className="font-medium break-words">{upload.name}</p>
          <p className="text-sm text-ink-soft">
            {t('new-contract.signed.pages', { count: upload.pages })}
          </p>
        </div>
        <Button size="small" onClick={onRemove}>
          {t('new-contract.upload.another')}
        </Button>
      </div>
      {upload.sameFile.length > 0 && <SameFile contracts={upload.sameFile} />}
      {upload.active.outcome && (
        <ActiveContent found={upload.active.found} outcome={upload.active.outcome} />
      )}
    </div>
  )
}

/** Said before the same contract is entered a second time. */
function SameFile({ contracts }: { contracts: SignedUpload['sameFile'] }) {
  const t = useTexts()
  return (
    <section
      aria-label={t('new-contract.signed.sameFile')}
      className="border-t border-line bg-amber-soft p-3 text-amber-ink"
    >
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('new-contract.signed.sameFile')}
      </p>
      <ul className="mt-1 flex flex-col gap-1 pl-6">
        {contracts.map(({ _id, title, reference }) => (
          <li key={_id}>
            <TextLink render={<AppLink to={paths.contractEdit(_id)} />}>{title}</TextLink>{' '}
            <span className="text-sm tabular-nums">{reference}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
