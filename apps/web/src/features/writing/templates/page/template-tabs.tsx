import { CalendarClock, History, NotebookText } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import type { WireDocument } from '../../texts/public.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import { SheetTab } from './sheet-tab.tsx'
import { StartTab } from './start-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

interface TemplateTabsProps {
  template: TemplateRecord
  wire: WireDocument
}

/** Everything about the template beside its text, one tab at a time. */
export function TemplateTabs({ template, wire }: TemplateTabsProps) {
  const t = useTexts()
  const [tab, setTab] = useState('sheet')
  return (
    <Tabs
      label={t('templates.tab.label')}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'sheet',
          label: t('templates.tab.sheet'),
          icon: <NotebookText aria-hidden />,
          content: <SheetTab key={template._id} template={template} />,
        },
        {
          value: 'start',
          label: t('templates.tab.start'),
          icon: <CalendarClock aria-hidden />,
          content: (
            <Suspense fallback={<Loading />}>
              <StartTab key={template._id} template={template} wire={wire} />
            </Suspense>
          ),
        },
        {
          value: 'versions',
          label: t('templates.tab.versions'),
          icon: <History aria-hidden />,
          content: <VersionsTab template={template} />,
        },
      ]}
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
