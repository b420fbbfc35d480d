import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { urlOf } from '../../../platform/api.ts'
import { contractQuery } from '../../../platform/contract.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { DocumentBlocks } from '../../signing/signing/outside.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { versionName } from './version-names.ts'
import { versionQuery } from './version-queries.ts'

interface ReadVersionProps {
  contractId: string
  number: number
  isCurrent: boolean
}

/** A version as text, to be compared with what there is now, or restored. */
export function ReadVersion({ contractId, number, isCurrent }: ReadVersionProps) {
  const t = useTexts()
  const [isRestoring, setRestoring] = useState(false)
  const { data, error } = useQuery(versionQuery(contractId, number))
  const { data: contract } = useQuery(contractQuery(contractId))
  const textId = contract?.textId
  const labels = data?.labels
  const options = useMemo(
    () => ({
      labels: labels ?? {},
      imageUrl: (sha256: string) =>
        textId === undefined
          ? ''
          : urlOf('/texts/:textId/images/:sha256', { params: { textId, sha256 } }),
    }),
    [labels, textId],
  )
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonText lines={12} />
      </LoadingRegion>
    )
  const name = versionName(t, data)
  const present = isCurrent ? t('contract-versions.alreadyCurrent') : null
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold break-words">{name}</h2>
        <div className="flex flex-wrap gap-2">
          <Button
            render={
              <AppLink to={paths.contractVersions(contractId, { from: number, to: 'now' })} />
            }
          >
            {t('contract-versions.compareNow')}
          </Button>
          <Button
            disabledReason={data.restoring?.message ?? present}
            onClick={() => setRestoring(true)}
          >
            {t('contract-versions.restore')}
          </Button>
        </div>
      </div>
      {data.hidesSomething && (
        <p className="text-sm text-ink-soft">{t('contract-versions.hides')}</p>
      )}
      <DocumentBlocks
        title={data.title}
        lang={data.locale}
        blocks={data.blocks}
        options={options}
      />
      {isRestoring && (
        <RestoreDialog
          contractId={contractId}
          number={number}
          onClose={() => setRestoring(false)}
        />
      )}
    </section>
  )
}
