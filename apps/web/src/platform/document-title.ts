import { useEffect } from 'react'
import { useSite } from './site.ts'

/** Names the browser's tab after the page, then after the site. */
export function useDocumentTitle(title: string | null): void {
  const { siteName } = useSite()
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName
  }, [title, siteName])
}
