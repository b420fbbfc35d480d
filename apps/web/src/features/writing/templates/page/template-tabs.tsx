import {
  CalendarClock,
  History,
  Languages,
  ListChecks,
  ListOrdered,
  NotebookText,
  Paperclip,
} from 'lucide-react'
import { lazy, useState } from 'react'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { inTime } from '../../publishing/public.ts'
import { DETAILS_TABS, type Column, type WireDocument } from '../../texts/public.tsx'
import { isTranslation } from '../languages/is-translation.ts'
import type { TemplateRecord } from '../template-queries.ts'

const SheetTab = lazy(async () => ({ default: (await import('./sheet-tab.tsx')).SheetTab }))
const StartTab = lazy(async () => ({ default: (await import('./start-tab.tsx')).StartTab }))
const FormTab = lazy(async () => {
  const [module] = await Promise.all([import('./form-tab.tsx'), loadTexts('template-form')])
  return { default: module.FormTab }
})
const FilesTab = lazy(async () => {
  const [module] = await Promise.all([
    import('../files/files-tab.tsx'),
    loadTexts('attachments', 'annexes', 'document-import'),
  ])
  return { default: module.FilesTab }
})
const CheckTab = lazy(async () => {
  const [module] = await Promise.all([
    import('./check-tab.tsx'),
    loadTexts('template-check', 'template-languages'),
  ])
  return { default: module.CheckTab }
})
const SourceTab = lazy(async () => {
  const [module] = await Promise.all([
    import('../languages/source-tab.tsx'),
    loadTexts('template-languages'),
  ])
  return { default: module.SourceTab }
})
const VersionsTab = lazy(async () => ({
  default: (await import('./versions-tab.tsx')).VersionsTab,
}))

interface TemplateTabsProps {
  template: TemplateRecord
  wire: WireDocument
  onColumn: (column: Column) => void
}

/** Everything about the template beside its text, one tab at a time. */
export function TemplateTabs({ template, wire, onColumn }: TemplateTabsProps) {
  const t = useTexts()
  const [tab, setTab] = useState('sheet')
  return (
    <div className={DETAILS_TABS}>
      <Tabs
        label={t('templates.tab.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'sheet',
            label: t('templates.tab.sheet'),
            icon: <NotebookText aria-hidden />,
            keepsTyped: true,
            content: inTime(<SheetTab key={template._id} template={template} />),
          },
          ...(isTranslation(template)
            ? [
                {
                  value: 'source',
                  label: t('templates.tab.source'),
                  icon: <Languages aria-hidden />,
                  content: inTime(
                    <SourceTab template={template} wire={wire} onText={() => onColumn('text')} />,
                  ),
                },
              ]
            : []),
          {
            value: 'start',
            label: t('templates.tab.start'),
            icon: <CalendarClock aria-hidden />,
            keepsTyped: true,
            content: inTime(<StartTab key={template._id} template={template} wire={wire} />),
          },
          {
            value: 'form',
            label: t('templates.tab.form'),
            icon: <ListOrdered aria-hidden />,
            keepsTyped: true,
            content: inTime(<FormTab key={template._id} template={template} wire={wire} />),
          },
          {
            value: 'files',
            label: t('templates.tab.files'),
            icon: <Paperclip aria-hidden />,
            content: inTime(<FilesTab key={template._id} template={template} />),
          },
          {
            value: 'check',
            label: t('templates.tab.check'),
            icon: <ListChecks aria-hidden />,
            content: inTime(
              <CheckTab
                template={template}
                wire={wire}
                onText={() => onColumn('text')}
                onStart={() => setTab('start')}
                onSource={() => setTab('source')}
              />,
            ),
          },
          {
            value: 'versions',
            label: t('templates.tab.versions'),
            icon: <History aria-hidden />,
            content: inTime(<VersionsTab template={template} />),
          },
        ]}
      />
    </div>
  )
}
