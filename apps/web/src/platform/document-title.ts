import { useEffect } from 'react'
import { useSite } from './site.ts'

let drawnTitle = ''

/** Names the browser's tab after the page, then after the site. */
export function useDocumentTitle(title: string | null): void {
  const { siteName } = useSite()
  const whole = title ? `${title} · ${siteName}` : siteName
  // On the server there are no effects: what was drawn last is read by who puts the page together.
  if (typeof document === 'undefined') drawnTitle = whole
  useEffect(() => {
    document.title = whole
  }, [whole])
}

/** The title of the page that the server drew just now. */
export function titleDrawnLast(): string {
  return drawnTitle
}
