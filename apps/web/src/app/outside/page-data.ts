import type { Catalogue } from '@tacite/i18n/catalogue-store.ts'
import type { TextArea } from '@tacite/i18n/generated/texts.ts'
import { addCatalogue } from '@tacite/i18n/web-texts.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The data a page was rendered with, embedded so that the browser renders the same without refetching. */
export interface PageData {
  locale: Locale
  answers: readonly [queryKey: QueryKey, answer: unknown][]
  texts: readonly [area: TextArea, catalogue: Catalogue][]
}

const ELEMENT = 'page-data'

/** Data, not a script: the page policy allows no inline scripts. */
export function pageDataElement(data: PageData): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${ELEMENT}">${json}</script>`
}

export function readPageData(): PageData | null {
  const text = document.getElementById(ELEMENT)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}

export function restorePageData(
  { locale, answers, texts }: PageData,
  queryClient: QueryClient,
): void {
  for (const [queryKey, answer] of answers) queryClient.setQueryData(queryKey, answer)
  for (const [area, catalogue] of texts) addCatalogue(locale, area, catalogue)
}
