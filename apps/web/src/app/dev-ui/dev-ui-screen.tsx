import { Download, Plus } from 'lucide-react'
import { useDocumentTitle } from '../../platform/document-title.ts'
import { LanguageSwitch } from '../../platform/language-switch.tsx'
import { changeLocale, useLocale } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ColoursSection } from './colours-section.tsx'
import { ControlsSection } from './controls-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { TablesSection } from './tables-section.tsx'

/** Every component in every state, on one page; only in development builds. */
export function DevUiScreen() {
  const locale = useLocale()
  useDocumentTitle('Components')
  return (
    <main tabIndex={-1} className="mx-auto max-w-280 px-4 py-8 tablet:px-8">
      <PageHeader
        title="Components"
        description="Every component in every state."
        actions={
          <>
            <LanguageSwitch locale={locale} onChoose={(next) => void changeLocale(next)} />
            <Button icon={<Download aria-hidden />}>Exporter la liste</Button>
            <Button variant="primary" icon={<Plus aria-hidden />}>
              Créer un contrat
            </Button>
          </>
        }
      />
      <ColoursSection />
      <ControlsSection />
      <FieldsSection />
      <OverlaysSection />
      <TablesSection />
      <FeedbackSection />
    </main>
  )
}
