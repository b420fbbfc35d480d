import { Suspense } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import type { ContractPartProps } from '../contract-part.ts'
import { contractTabs } from '../contract-tabs.tsx'

interface ContextPanelProps extends ContractPartProps {
  tab: string
  onTab: (tab: string) => void
}

/** Everything about the contract beside its text, one tab at a time. */
export function ContextPanel({ contractId, tab, onTab }: ContextPanelProps) {
  const t = useTexts()
  return (
    <div className={pills}>
      <Tabs
        label={t('editor.tab.label')}
        value={tab}
        onChange={onTab}
        tabs={contractTabs.map(({ name, label, Panel }) => ({
          value: name,
          label: t(label),
          content: (
            <Suspense fallback={<Loading />}>
              <Panel contractId={contractId} />
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}

/** Six tabs do not fit one line of this column: they wrap, as pills, so that none is hidden. */
const pills = [
  '[&_[role=tablist]]:flex-wrap [&_[role=tablist]]:py-2',
  '[&_[role=tab]]:h-7 [&_[role=tab]]:rounded-md [&_[role=tab]]:px-2 [&_[role=tab]]:text-sm',
  '[&_[role=tab][data-active]]:bg-accent-soft [&_[role=tab][data-active]]:text-accent-ink',
  '[&_[role=tablist]>span]:hidden',
].join(' ')

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}
