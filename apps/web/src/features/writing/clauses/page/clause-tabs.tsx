import { History, NotebookText, Split, Waypoints } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { inTime } from '../../publishing/public.ts'
import { DETAILS_TABS, type WireDocument } from '../../texts/public.tsx'
import type { ClauseRecord } from '../clause-queries.ts'

const SheetTab = lazy(async () => ({ default: (await import('./sheet-tab.tsx')).SheetTab }))
const VariantsTab = lazy(async () => ({
  default: (await import('./variants-tab.tsx')).VariantsTab,
}))
const UsesTab = lazy(async () => ({ default: (await import('../uses/uses-tab.tsx')).UsesTab }))
const VersionsTab = lazy(async () => ({
  default: (await import('./versions-tab.tsx')).VersionsTab,
}))

interface ClauseTabsProps {
  clause: ClauseRecord
  wire: WireDocument
}

/** Everything about the clause beside its text, one tab at a time. */
export function ClauseTabs({ clause, wire }: ClauseTabsProps) {
  const t = useTexts()
  const [tab, setTab] = useState('sheet')
  return (
    <div className={DETAILS_TABS}>
      <Tabs
        label={t('clauses.tab.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'sheet',
            label: t('clauses.tab.sheet'),
            icon: <NotebookText aria-hidden />,
            keepsTyped: true,
            content: inTime(<SheetTab key={clause._id} clause={clause} />),
          },
          {
            value: 'variants',
            label: t('clauses.tab.variants'),
            icon: <Split aria-hidden />,
            content: inTime(<VariantsTab clause={clause} wire={wire} />),
          },
          {
            value: 'uses',
            label: t('clauses.tab.uses'),
            icon: <Waypoints aria-hidden />,
            content: inTime(<UsesTab clause={clause} />),
          },
          {
            value: 'versions',
            label: t('clauses.tab.versions'),
            icon: <History aria-hidden />,
            content: inTime(<VersionsTab clause={clause} />),
          },
        ]}
      />
    </div>
  )
}
