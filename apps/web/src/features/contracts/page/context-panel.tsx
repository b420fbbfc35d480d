import { Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { contractTabs, type ContractPartProps } from '../contract-tabs.tsx'

interface ContextPanelProps extends ContractPartProps {
  tab: string
  onTab: (tab: string) => void
}

/** All that belongs to the contract beside its text, one tab at a time. */
export function ContextPanel({ contractId, tab, onTab }: ContextPanelProps) {
  const t = useTexts()
  return (
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
  )
}

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}
