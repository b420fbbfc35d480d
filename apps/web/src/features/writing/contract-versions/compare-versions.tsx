import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useGo } from '../../../platform/go.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { ContentChangesView, type ChangesView } from '../content-changes/public.tsx'
import { DifferenceTurner } from './difference-turner.tsx'
import { sideName, versionName } from './version-names.ts'
import { changesQuery, type ContractVersion } from './version-queries.ts'
import type { Side, VersionsAddress } from './versions-address.ts'

interface CompareVersionsProps {
  contractId: string
  versions: readonly ContractVersion[]
  from: Side
  to: Side
  layout: ChangesView['layout']
}

/** What differs between two versions. While it is shown, nothing can be restored (specification 4). */
export function CompareVersions(props: CompareVersionsProps) {
  const { contractId, versions, from, to } = props
  const t = useTexts()
  const changes = useRef<HTMLDivElement>(null)
  // Two columns of a phone would hold three words each.
  const layout = useIsPhone() ? 'inline' : props.layout
  const { data, error } = useQuery(changesQuery(contractId, from, to))
  const view: ChangesView = {
    layout,
    before: sideName(t, versions, from),
    after: sideName(t, versions, to),
    linkOf: ({ kind, part, id }) =>
      to === 'now' && kind !== 'removed' && part === 'section' && id
        ? paths.contractEdit(contractId, { section: id })
        : null,
  }
  return (
    <section
      aria-label={t('contract-versions.comparing', { before: view.before, after: view.after })}
      className="flex min-w-0 flex-col gap-4"
    >
      <Choices {...props} layout={layout} />
      {error && !data && <p role="alert">{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <SkeletonText lines={8} />
        </LoadingRegion>
      )}
      {data && (
        <>
          <DifferenceTurner within={changes} key={data.seal} />
          {layout === 'sideBySide' && (
            <p aria-hidden className="grid grid-cols-2 gap-5 pl-3.5 text-sm font-medium">
              <span className="truncate">{view.before}</span>
              <span className="truncate">{view.after}</span>
            </p>
          )}
          <div ref={changes} className="flex flex-col gap-4">
            <ContentChangesView changes={data} view={view} />
          </div>
        </>
      )}
    </section>
  )
}

function Choices({ contractId, versions, from, to, layout }: CompareVersionsProps) {
  const t = useTexts()
  const go = useGo()
  const isPhone = useIsPhone()
  const options = [
    { value: 'now', label: t('contract-versions.now') },
    ...versions.map((version) => ({
      value: String(version.number),
      label: versionName(t, version),
    })),
  ]
  const compare = (next: VersionsAddress) =>
    go(paths.contractVersions(contractId, { from, to, layout, ...next }))
  const restored = from === 'now' ? to : from
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Select
        label={t('contract-versions.from')}
        options={options}
        value={String(from)}
        onChange={(side) => compare({ from: sideOf(side) })}
        className="w-56 max-w-full"
      />
      <Select
        label={t('contract-versions.to')}
        options={options}
        value={String(to)}
        onChange={(side) => compare({ to: sideOf(side) })}
        className="w-56 max-w-full"
      />
      {!isPhone && (
        <RadioGroup
          isRow
          label={t('contract-versions.layout')}
          options={[
            { value: 'inline', label: t('contract-versions.inline') },
            { value: 'sideBySide', label: t('contract-versions.sideBySide') },
          ]}
          value={layout}
          onChange={(next) => compare({ layout: next })}
        />
      )}
      {restored !== 'now' && (
        <Button className="self-end" disabledReason={t('common.error.comparisonActive')}>
          {t('contract-versions.restore')}
        </Button>
      )}
    </div>
  )
}

function sideOf(value: string): Side {
  return value === 'now' ? 'now' : Number(value)
}
