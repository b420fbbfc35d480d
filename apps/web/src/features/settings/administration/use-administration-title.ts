import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useTexts } from '../../../platform/locale.ts'

/** Specification 2.3: a page of this area is named Administration, after the name of its own screen. */
export function useAdministrationTitle(title: string): void {
  const t = useTexts()
  useDocumentTitle(`${title} · ${t('shell.menu.administration')}`)
}
