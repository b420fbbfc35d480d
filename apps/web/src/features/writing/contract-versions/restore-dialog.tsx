import { isSystemField } from '@tacite/domain/contracts/system-fields.ts'
import type { VersionChanges } from '@tacite/api/writing/contract-versions-endpoints.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useGo } from '../../../platform/go.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { ContentChangesView } from '../content-changes/public.tsx'
import { changesQuery, restoreVersion } from './version-queries.ts'

interface RestoreDialogProps {
  contractId: string
  number: number
  onClose: () => void
}

/** Says what restoring a version changes and what it leaves alone, and asks for it. */
export function RestoreDialog({ contractId, number, onClose }: RestoreDialogProps) {
  const t = useTexts()
  const go = useGo()
  const { data, error } = useQuery({ ...changesQuery(contractId, 'now', number), staleTime: 0 })
  const restore = useMutation({
    mutationFn: (seal: string) => restoreVersion(contractId, number, seal),
    meta: { changes: [{ topic: 'contract', contractId }] },
    onSuccess: ({ kept }) => {
      toasts.success(currentTexts()('contract-versions.restored', { number, kept }))
      onClose()
      go(paths.contractVersions(contractId, { version: number }))
    },
  })
  return (
    <Dialog
      role="alertdialog"
      isOpen
      size="wide"
      onClose={onClose}
      title={t('contract-versions.restoreTitle', { number })}
      description={t('contract-versions.restoreConsequence')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={restore.isPending}
            disabledReason={data ? null : t('contract-versions.reading')}
            onClick={() => data && restore.mutate(data.seal)}
          >
            {t('contract-versions.restoreDo', { number })}
          </Button>
        </>
      }
    >
      {error && !data && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
      {data && <WhatChanges changes={data} />}
    </Dialog>
  )
}

function WhatChanges({ changes }: { changes: VersionChanges }) {
  const t = useTexts()
  const { restored, left } = splitByRestoring(changes)
  return (
    <div className="flex flex-col gap-4">
      <ContentChangesView changes={restored} />
      {left.values.length + left.attachments.length > 0 && (
        <section aria-label={t('contract-versions.left')} className="flex flex-col gap-2">
          <p className="font-medium">{t('contract-versions.left')}</p>
          <ContentChangesView changes={left} />
        </section>
      )}
    </div>
  )
}

/** The text, its numbering and the company's own fields are restored; what the contract states besides stays. */
function splitByRestoring(changes: VersionChanges) {
  const [own, others] = [
    changes.values.filter(isRestored),
    changes.values.filter((change) => !isRestored(change)),
  ]
  return {
    restored: { ...changes, values: own, attachments: [] },
    left: { ...changes, values: others, parts: [] },
  }
}

/** A field that was deleted since has no name any more. */
function isRestored({ field, label }: VersionChanges['values'][number]): boolean {
  const variable = /^values\.(.+)$/.exec(field)?.[1]
  return (
    field === 'numbering' || (variable !== undefined && label !== null && !isSystemField(variable))
  )
}
