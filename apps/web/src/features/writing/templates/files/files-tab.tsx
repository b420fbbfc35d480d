import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { DropFiles, UploadFailures, useSending } from '../../attachments/public.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { templateFilesQuery, type TemplateFileRow } from './file-queries.ts'
import { FileRow } from './file-row.tsx'
import { useFileActs } from './use-file-acts.ts'

const RenameDialog = lazy(async () => ({
  default: (await import('./rename-dialog.tsx')).RenameDialog,
}))

/** « Fichiers joints »: what contracts made of the template get as annexes. */
export function FilesTab({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const { data, error } = useQuery(templateFilesQuery(template._id))
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  return (
    <section aria-labelledby="template-files" className="flex flex-col gap-4 pt-3">
      <div>
        <h2 id="template-files" className="font-semibold">
          {t('templates.tab.files')}
        </h2>
        <p className="text-sm text-ink-faint">{t('templates.files.lead')}</p>
      </div>
      {data ? (
        <Files template={template} files={data.value} />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
    </section>
  )
}

interface FilesProps {
  template: TemplateRecord
  files: readonly TemplateFileRow[]
}

function Files({ template: { _id: templateId, state }, files }: FilesProps) {
  const t = useTexts()
  const me = useMe()
  const acts = useFileActs(templateId)
  const { send, ...sending } = useSending(acts.refetch)
  const [dragged, setDragged] = useState<string | null>(null)
  const [renamed, setRenamed] = useState<TemplateFileRow | null>(null)
  const reason = !holds(me, 'model:contracts:update')
    ? t('templates.readOnly')
    : state === 'retired'
      ? t('templates.retiredBand')
      : null
  const add = async (chosen: readonly File[]) => {
    const count = await send(chosen, `/model/contracts/${templateId}/files`)
    if (count > 0) toasts.success(currentTexts()('templates.files.added', { count }))
  }
  const drop = (place: number) => {
    const file = files.find(({ _id }) => _id === dragged)
    setDragged(null)
    if (file && files.indexOf(file) !== place) acts.move(file, place)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {acts.announcement}
      </p>
      <UploadFailures {...sending} />
      {files.length > 0 && (
        <ol className="flex flex-col divide-y divide-line rounded-md border border-line">
          {files.map((file, at) => (
            <FileRow
              key={file._id}
              templateId={templateId}
              file={file}
              isFirst={at === 0}
              isLast={at === files.length - 1}
              reason={reason}
              isDragged={dragged === file._id}
              onDrag={() => setDragged(file._id)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => drop(at)}
              onStep={(to) => acts.move(file, to === 'up' ? at - 1 : at + 1)}
              onRename={() => setRenamed(file)}
              onRemove={() => acts.remove(file)}
            />
          ))}
        </ol>
      )}
      <DropFiles
        label={t('templates.files.add')}
        empty={
          files.length === 0
            ? { title: t('templates.files.empty'), lead: t('templates.files.emptyLead') }
            : null
        }
        reason={reason}
        progress={sending.progress}
        onAdd={(chosen) => void add(chosen)}
      />
      {renamed && (
        <Suspense>
          <RenameDialog templateId={templateId} file={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </>
  )
}
