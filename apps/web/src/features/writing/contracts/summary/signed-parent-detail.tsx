import type {
  AttachPreview,
  successionEndpoints,
} from '@tacite/api/lifecycle/succession-endpoints.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { ChoiceField } from '../../../../platform/choices/choice-field.tsx'
import { contractQuery } from '../../../../platform/contract.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { keys } from '../../../../platform/query-keys.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { ChangeReason } from '../../texts/public.tsx'
import { DetailForm } from './detail-form.tsx'
import type { DetailEditing } from './detail-row.tsx'
import { useDetailForm } from './use-detail-form.ts'

interface SignedParentDetailProps extends DetailEditing {
  current: { _id: string; name: string } | null
}

/** The contract that a signed one amends: what attaching it changes is shown and confirmed first, and can be undone. */
export default function SignedParentDetail(props: SignedParentDetailProps) {
  const { contractId, current, label, close } = props
  const t = useTexts()
  const saved = current?._id ?? null
  const undo = useUndo(contractId, saved)
  const onSaved = () => {
    close()
    toasts.success(t('attachment-of-amendment.done'), { undo: () => void undo() })
  }
  const form = useDetailForm({ ...props, close: onSaved }, saved, (parentId) => ({ parentId }))
  const { id, value, error } = form.bind('value')
  const isChosen = value !== null && value !== saved
  const preview = useAttachPreview(contractId, isChosen ? value : null)
  const choose = (next: string | null) => {
    if (next === saved) close()
    else form.set({ value: next })
  }
  return (
    <>
      <DetailForm form={form} isSame={value === saved} asksReason={!isChosen} close={close}>
        <ChoiceField
          id={id}
          noun="masterContracts"
          scope={{ except: contractId }}
          known={current ? [current] : []}
          label={label}
          value={value}
          onChange={choose}
          error={error}
        />
      </DetailForm>
      {isChosen && (
        <ConfirmDialog
          isOpen
          isHarmless
          onClose={close}
          title={
            preview.data
              ? t('attachment-of-amendment.titleOf', { title: preview.data.master.title })
              : t('attachment-of-amendment.title')
          }
          consequence={t('attachment-of-amendment.consequence')}
          confirmLabel={t('attachment-of-amendment.confirm')}
          isBusy={form.isBusy || preview.isPending}
          onConfirm={form.submit}
        >
          {preview.data ? (
            <Consequences preview={preview.data} />
          ) : preview.error ? (
            <p className="text-sm text-red-ink">{messageOf(preview.error)}</p>
          ) : (
            <SkeletonText lines={4} />
          )}
          <div className="mt-4">
            <ChangeReason {...form.text('reason')} />
          </div>
        </ConfirmDialog>
      )}
    </>
  )
}

function useAttachPreview(contractId: string, parentId: string | null) {
  return useQuery({
    queryKey: keys.deadlinesPreview(`attached ${contractId}`, parentId),
    queryFn: ({ signal }) =>
      call<typeof successionEndpoints.previewAttached>(
        'POST',
        '/contracts3/:contractId/succession/attached',
        { params: { contractId }, body: { parentId: parentId ?? '' }, signal },
      ),
    enabled: parentId !== null,
  })
}

/** Attaches it to what it was attached to before, if to anything. */
function useUndo(contractId: string, saved: string | null) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const page = contractQuery(contractId).queryKey
  return async () => {
    try {
      const restored = await call<typeof contractsEndpoints.update>(
        'PUT',
        '/contracts3/:contractId',
        {
          params: { contractId },
          body: { parentId: saved },
          basedOn: queryClient.getQueryData(page)?.revision,
        },
      )
      queryClient.setQueryData(page, restored)
      toasts.success(t('attachment-of-amendment.undone'))
      await refetchStale(queryClient, [{ topic: 'contract', contractId }])
    } catch (error) {
      toasts.error(messageOf(error))
    }
  }
}

/** What moves, and what does not: the deadlines of the master agreement, the contracts below it and their amounts. */
function Consequences({ preview }: { preview: AttachPreview }) {
  const t = useTexts()
  const formats = useFormats()
  const { phaseText, endDate, prudentLimit, takesEffectOn, below, totals } = preview
  const dayOf = (day: string | null) =>
    day === null ? t('attachment-of-amendment.none') : formats.day(day)
  const amountOf = (cents: number | null, currency: string) =>
    cents === null ? t('attachment-of-amendment.none') : formats.amount(cents, currency)
  const rows = [
    [t('attachment-of-amendment.phase'), phaseText, phaseText] as const,
    [t('attachment-of-amendment.endDate'), dayOf(endDate), dayOf(endDate)] as const,
    [t('attachment-of-amendment.limit'), dayOf(prudentLimit), dayOf(prudentLimit)] as const,
    [
      t('attachment-of-amendment.below'),
      formats.number(below.before),
      formats.number(below.after),
    ] as const,
    ...totals.map(
      ({ currency, before, after }) =>
        [
          t('attachment-of-amendment.total', { currency }),
          amountOf(before, currency),
          amountOf(after, currency),
        ] as const,
    ),
  ]
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-1.5 rounded-lg bg-canvas p-4 text-sm">
        {rows.map(([name, before, after]) => (
          <div key={name}>
            <dt className="text-ink-faint">{name}</dt>
            <dd className="tabular-nums">
              {before === after ? (
                <>
                  {before}{' '}
                  <span className="text-ink-faint">({t('attachment-of-amendment.unchanged')})</span>
                </>
              ) : (
                t('attachment-of-amendment.moves', { before, after })
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {takesEffectOn
          ? t('attachment-of-amendment.from', { day: takesEffectOn })
          : t('attachment-of-amendment.fromSignature')}
      </p>
    </div>
  )
}
