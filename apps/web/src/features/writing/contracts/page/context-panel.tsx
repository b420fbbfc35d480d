import { Suspense } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import type { ContractPartProps } from '../contract-part.ts'
import { DETAILS_TABS } from '../../texts/public.tsx'
import { contractTabs } from '../contract-tabs.tsx'

interface ContextPanelProps extends ContractPartProps {
  tab: string
  onTab: (tab: string) => void
}

/** Everything about the contract beside its text, one tab at a time. */
export function ContextPanel({ contractId, tab, onTab }: ContextPanelProps) {
  const t = useTexts()
  return (
    <div className={DETAILS_TABS}>
      <Tabs
        label={t('editor.tab.label')}
        value={tab}
        onChange={onTab}
        tabs={contractTabs.map(({ name, label, icon, Panel }) => ({
          value: name,
          label: t(label),
          icon,
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

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}
