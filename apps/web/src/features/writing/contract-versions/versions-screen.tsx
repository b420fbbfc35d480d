import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { contractQuery } from '../../../platform/contract.ts'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useScreenParam, useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { CompareVersions } from './compare-versions.tsx'
import { NameDialog } from './name-dialog.tsx'
import { ReadVersion } from './read-version.tsx'
import { VersionList } from './version-list.tsx'
import { versionListQuery, type ContractVersion } from './version-queries.ts'
import { readVersionsAddress, type Side, type VersionsAddress } from './versions-address.ts'

/** « Versions du texte »: those of a contract, one to read or two to compare. */
export function VersionsScreen() {
  const t = useTexts()
  const contractId = useScreenParam(patterns.contractVersions, 'contractId')
  const { data: contract } = useQuery(contractQuery(contractId))
  const { data, error } = useQuery(versionListQuery(contractId))
  const [naming, setNaming] = useState<ContractVersion | 'present' | null>(null)
  useDocumentTitle(t('contract-versions.title'))
  if (error && !data)
    return <EmptyState title={t('contract-versions.failed')}>{messageOf(error)}</EmptyState>
  return (
    <>
      <PageHeader
        title={t('contract-versions.title')}
        description={contract && `${contract.title} (${contract.reference})`}
        back={
          <TextLink render={<AppLink to={paths.contractEdit(contractId)} />}>
            {t('contract-versions.back')}
          </TextLink>
        }
        actions={
          <Button
            variant="primary"
            disabledReason={data?.naming?.message}
            onClick={() => setNaming('present')}
          >
            {t('contract-versions.keep')}
          </Button>
        }
      />
      {!data && (
        <LoadingRegion>
          <SkeletonText lines={10} />
        </LoadingRegion>
      )}
      {data?.count === 0 && (
        <EmptyState title={t('contract-versions.empty')}>
          {t('contract-versions.emptyWhy')}
        </EmptyState>
      )}
      {data && data.count > 0 && (
        <div className="grid gap-6 desktop:grid-cols-[300px_minmax(0,1fr)]">
          <VersionList {...data} contractId={contractId} onName={setNaming} />
          <Chosen contractId={contractId} versions={data.value} lastSent={data.lastSent} />
        </div>
      )}
      {naming && (
        <NameDialog contractId={contractId} version={naming} onClose={() => setNaming(null)} />
      )}
    </>
  )
}

interface ChosenProps {
  contractId: string
  versions: readonly ContractVersion[]
  lastSent: number | null
}

function Chosen({ contractId, versions, lastSent }: ChosenProps) {
  const address = useScreenSearch(patterns.contractVersions, readVersionsAddress)
  if (address.version !== undefined)
    return (
      <ReadVersion
        key={address.version}
        contractId={contractId}
        number={address.version}
        isCurrent={versions.some(
          ({ number, isCurrent }) => number === address.version && isCurrent,
        )}
      />
    )
  const { from, to } = comparedBy(address, versions, lastSent)
  return (
    <CompareVersions
      key={`${from} ${to}`}
      contractId={contractId}
      versions={versions}
      from={from}
      to={to}
      layout={address.layout ?? 'inline'}
    />
  )
}

/** Unless it was chosen otherwise: what was last sent outside, else the newest version, against what there is now. */
function comparedBy(
  { from, to }: VersionsAddress,
  versions: readonly ContractVersion[],
  lastSent: number | null,
): { from: Side; to: Side } {
  return { from: from ?? lastSent ?? versions[0]!.number, to: to ?? 'now' }
}
