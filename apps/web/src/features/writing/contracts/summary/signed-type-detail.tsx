import { Suspense } from 'react'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { ChangePreview } from '../../../lifecycle/deadlines/public.ts'
import { ChangeReason } from '../../texts/public.tsx'
import type { DetailEditing } from './detail-row.tsx'
import { useDetailForm } from './use-detail-form.ts'

interface SignedTypeDetailProps extends DetailEditing {
  current: { _id: string; name: string } | null
}

/** The type of a signed contract: another one may move its limits, which is shown and confirmed first. */
export default function SignedTypeDetail(props: SignedTypeDetailProps) {
  const { contractId, current, label, close } = props
  const t = useTexts()
  const saved = current?._id ?? null
  const form = useDetailForm(props, saved, (typeId) => ({ typeId }))
  const { id, value, error } = form.bind('value')
  const isChosen = value !== null && value !== saved
  return (
    <>
      <ChoiceField
        id={id}
        noun="contractTypes"
        known={current ? [current] : []}
        label={label}
        value={value}
        onChange={(next) => (next === saved ? close() : form.set({ value: next }))}
        onBlur={() => !isChosen && !error && !form.isBusy && close()}
        error={error}
      />
      {isChosen && (
        <ConfirmDialog
          isOpen
          isHarmless
          onClose={close}
          title={t('corrections.type.title')}
          consequence={t('corrections.type.consequence')}
          confirmLabel={t('corrections.type.confirm')}
          isBusy={form.isBusy}
          onConfirm={form.submit}
        >
          <Suspense fallback={<SkeletonText lines={2} />}>
            <ChangePreview contractId={contractId} change={{ typeId: value }} />
          </Suspense>
          <div className="mt-4">
            <ChangeReason {...form.text('reason')} />
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}
