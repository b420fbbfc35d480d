import { useMutation } from '@tanstack/react-query'
import { Pause, Play, RotateCw, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { stopUpload } from './uploads/upload-store.ts'
import { changeImport, type ImportAct, type ImportPage } from './imports-queries.ts'

const SAID = {
  pause: 'imports.done.paused',
  resume: 'imports.done.resumed',
  cancel: 'imports.done.cancelled',
  retry: 'imports.done.retried',
} as const

/** What can be done with an import now; what cannot be done at all in its state is not shown. */
export function ImportActs({ page }: { page: ImportPage }) {
  const t = useTexts()
  const change = useMutation({
    mutationFn: (act: ImportAct) => changeImport(page._id, act),
    meta: { changes: ['imports'] },
    onSuccess: (_, act) => toasts.success(currentTexts()(SAID[act])),
  })
  const button = (act: 'pause' | 'resume' | 'retry', icon: ReactNode) =>
    page.can[act] === null && (
      <Button
        icon={icon}
        isBusy={change.isPending && change.variables === act}
        onClick={() => change.mutate(act)}
      >
        {t(`imports.act.${act}`)}
      </Button>
    )
  return (
    <>
      {button('pause', <Pause aria-hidden />)}
      {button('resume', <Play aria-hidden />)}
      {button('retry', <RotateCw aria-hidden />)}
      {page.can.cancel === null && (
        <CancelButton
          name={page.name}
          isBusy={change.isPending && change.variables === 'cancel'}
          onConfirm={() => {
            stopUpload(page._id)
            change.mutate('cancel')
          }}
        />
      )}
    </>
  )
}

function CancelButton(props: { name: string; isBusy: boolean; onConfirm: () => void }) {
  const { name, isBusy, onConfirm } = props
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<X aria-hidden />}
        isBusy={isBusy}
        onClick={() => setAsking(true)}
      >
        {t('imports.act.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('imports.cancelling.title', { name })}
        consequence={t('imports.cancelling.text')}
        confirmLabel={t('imports.cancelling.confirm')}
        cancelLabel={t('imports.cancelling.keep')}
        onConfirm={() => {
          setAsking(false)
          onConfirm()
        }}
      />
    </>
  )
}
