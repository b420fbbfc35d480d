import { useEffect } from 'react'
import { useSite } from './site.ts'

let drawnTitle = ''

/** Sets the browser tab's title from the page and the site. */
export function useDocumentTitle(title: string | null): void {
  const { siteName } = useSite()
  const whole = title ? `${title} · ${siteName}` : siteName
  // On the server there are no effects: the last rendered title is read when the page is assembled.
  if (typeof document === 'undefined') drawnTitle = whole
  useEffect(() => {
    document.title = whole
  }, [whole])
}

/** The title of the page just rendered by the server. */
export function titleDrawnLast(): string {
  return drawnTitle
}
