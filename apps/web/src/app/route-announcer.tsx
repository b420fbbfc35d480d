import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Announces the new page's title to screen readers, and moves the focus to its main region if the focused element is
 * gone: client-side navigation is silent otherwise.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        if (document.activeElement === document.body) {
          document.querySelector('main')?.focus({ preventScroll: true })
        }
        setTitle(document.title)
      }),
    [router],
  )
  useEffect(() => {
    // A record renamed on its page: what was announced is not left with its former name.
    const follow = () => setTitle((announced) => (announced === '' ? '' : document.title))
    const observer = new MutationObserver(follow)
    observer.observe(document.querySelector('title')!, { childList: true })
    return () => observer.disconnect()
  }, [])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
