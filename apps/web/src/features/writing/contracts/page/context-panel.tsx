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

/** Seven words do not fit one line of this column: only the open tab has its own beside its icon. */
const pills = [
  '[&_[role=tablist]]:gap-0 [&_[role=tablist]]:py-1.5',
  '[&_[role=tab]]:h-7 [&_[role=tab]]:rounded-md [&_[role=tab]]:px-1.5 [&_[role=tab]]:text-sm',
  '[&_[role=tab]]:min-w-7 [&_[role=tab]]:justify-center [&_[role=tab]>svg]:size-4 [&_[role=tab][data-active]]:px-2',
  '[&_[role=tab][data-active]]:min-w-0 [&_[role=tab][data-active]]:shrink',
  '[&_[role=tab][data-active]]:bg-accent-soft [&_[role=tab][data-active]]:text-accent-ink',
  '[&_[role=tab][data-active]]:shadow-none',
].join(' ')

function Loading() {
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}
