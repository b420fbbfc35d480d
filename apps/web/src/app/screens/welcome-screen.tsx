import { useDocumentTitle } from '../../platform/document-title.ts'
import { useTexts } from '../../platform/locale.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** Holds the place of the dashboard until its feature registers. */
export function WelcomeScreen() {
  const t = useTexts()
  useDocumentTitle(t('shell.menu.home'))
  return <PageHeader title={t('shell.menu.home')} />
}
