import { useMutation, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { ImportPage } from '../imports-queries.ts'
import { undoImport, undoQuery, type ImportPlan } from '../plan-queries.ts'

/** Undoes the whole import, after saying what goes for good and what stays. */
export function UndoButton({ page, plan }: { page: ImportPage; plan: ImportPlan }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (plan.counts.created === 0 || plan.undo?.code === 'IMPORT_NOT_DONE') return null
  return (
    <>
      <Button
        icon={<Undo2 aria-hidden />}
        disabledReason={plan.undo?.message}
        onClick={() => setOpen(true)}
      >
        {t('import-plan.undo.act')}
      </Button>
      {isOpen && <UndoDialog page={page} onClose={() => setOpen(false)} />}
    </>
  )
}

function UndoDialog({ page, onClose }: { page: ImportPage; onClose: () => void }) {
  const t = useTexts()
  const formats = useFormats()
  const { data } = useQuery(undoQuery(page._id))
  const [also, setAlso] = useState<readonly string[]>([])
  const undo = useMutation({
    mutationFn: () => undoImport(page._id, [...also]),
    meta: { changes: ['imports', 'contract'] },
    onSuccess: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t('import-plan.undo.title', { name: page.name })}
      description={t('import-plan.undo.consequence')}
      footer={
        <>
          <Button onClick={onClose}>{t('import-plan.undo.keep')}</Button>
          <Button variant="danger" isBusy={!data || undo.isPending} onClick={() => undo.mutate()}>
            {t('import-plan.undo.confirm')}
          </Button>
        </>
      }
    >
      {!data && <Skeleton className="h-24 rounded-lg" />}
      {data && (
        <div className="flex flex-col gap-3">
          <p>
            {t('import-plan.undo.figures', {
              contracts: data.contracts,
              attachments: data.attachments,
              others: data.others,
            })}
          </p>
          {data.until && (
            <p className="text-ink-soft">
              {t('import-plan.undo.until', { at: formats.instant(data.until) })}
            </p>
          )}
          {data.changed.length > 0 && (
            <fieldset className="flex flex-col gap-2">
              <legend className="font-semibold">
                {t('import-plan.undo.changed', { count: data.changed.length })}
              </legend>
              {data.changed.map(({ _id, title, reference }) => (
                <div key={_id} className="flex flex-wrap items-start justify-between gap-2">
                  <Checkbox
                    label={t('import-plan.undo.also', { title, reference })}
                    checked={also.includes(_id)}
                    onChange={({ target }) =>
                      setAlso(target.checked ? [...also, _id] : also.filter((id) => id !== _id))
                    }
                  />
                  <TextLink render={<AppLink to={paths.contractEdit(_id)} />}>
                    {t('import-plan.undo.see', { title })}
                  </TextLink>
                </div>
              ))}
            </fieldset>
          )}
        </div>
      )}
    </Dialog>
  )
}
