import { useId } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useOpenText, useKnownSection } from '../text/open-text.tsx'
import type { SectionState } from '../text/section-state.ts'
import { TextDiff } from './text-diff.tsx'

interface ConflictDialogProps {
  sectionId: string
  onClose: () => void
}

/** Somebody saved first: both texts side by side, and the person decides. */
export default function ConflictDialog({ sectionId, onClose }: ConflictDialogProps) {
  const t = useTexts()
  const { store } = useOpenText()
  const state = useKnownSection(sectionId)
  const isOpen = state?.save.kind === 'conflict'
  const reload = () => {
    const mine = store.reload(sectionId)
    onClose()
    if (!mine) return
    const { version } = store.read(sectionId)!.base
    toasts.info(currentTexts()('editor.conflict.reloaded'), {
      undo: () => store.resume(sectionId, mine, version),
    })
  }
  const overwrite = () => {
    store.overwrite(sectionId)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
      role="alertdialog"
      title={t('editor.conflict.title')}
      description={t('editor.conflict.consequence')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('editor.conflict.later')}
          </Button>
          <Button onClick={reload}>{t('editor.conflict.reload')}</Button>
          <Button variant="primary" onClick={overwrite}>
            {t('editor.conflict.overwrite')}
          </Button>
        </>
      }
    >
      {state && <BothTexts state={state} />}
    </Dialog>
  )
}

function BothTexts({ state }: { state: SectionState }) {
  const t = useTexts()
  const formats = useFormats()
  if (state.save.kind !== 'conflict') return null
  const { other } = state.save
  const lead = t('editor.conflict.lead', {
    name: other.updatedBy,
    section: other.title,
    moment: formats.instant(other.updatedAt),
  })
  return (
    <>
      <p className="mb-4 text-ink-soft">{lead}</p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Side title={t('editor.conflict.mine')}>
          <TextDiff before={other} after={state} side="after" />
        </Side>
        <Side title={t('editor.conflict.theirs', { name: other.updatedBy })}>
          <TextDiff before={other} after={state} side="before" />
        </Side>
      </div>
    </>
  )
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line p-4">
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
