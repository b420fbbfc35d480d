import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteQuery } from './site.ts'

/** Names the browser's tab after the page, then after the site. */
export function useDocumentTitle(title: string | null): void {
  const { data: site } = useQuery(siteQuery)
  const siteName = site?.siteName ?? 'Tacite'
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName
  }, [title, siteName])
}
