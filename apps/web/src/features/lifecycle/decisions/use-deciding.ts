import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * Whether the window of a limit is open: by its button, or by an address that names it, as mails and notifications do.
 *
 * @param limit `term:` or `exit:` and its prudent limit
 * @param isAsked false: it is decided, or this person may not; an address opens nothing
 */
export function useDeciding(
  limit: string,
  isAsked: boolean,
): [isDeciding: boolean, setDeciding: (isDeciding: boolean) => void] {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [isOpened, setOpened] = useState(false)
  const isNamed = search['decide'] === limit
  const setDeciding = (isDeciding: boolean) => {
    setOpened(isDeciding)
    if (isDeciding || !isNamed) return
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, decide: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  return [isOpened || (isAsked && isNamed), setDeciding]
}
