import { useDeferredValue, useEffect, useMemo, useReducer } from 'react'
import type { WireDocument } from '../text-queries.ts'
import { useFields, useOpenText } from '../text/open-text.tsx'
import type { SectionState } from '../text/section-state.ts'
import type { TextStore } from '../text/text-store.ts'
import { searchedText, type SearchedText } from './searched-text.ts'

/** Long enough that a letter typed in the text is on the screen first. */
const SETTLE_MS = 150

/** What is searched, as the text stands now; `refresh` does not wait until typing has paused. */
export function useSearchedText(
  current: WireDocument,
  isInFields: boolean,
): { text: SearchedText; refresh: () => void } {
  const { kind, readOnlyReason, store } = useOpenText()
  const fields = useFields()
  // Many sections that are saved one after the other are searched again once, not as often as they are.
  const wire = useDeferredValue(current)
  const [read, refresh] = useReducer(() => readerOf(store), store, readerOf)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.subscribe(null, () => {
      clearTimeout(timer)
      timer = setTimeout(refresh, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store])
  const text = useMemo(
    () => searchedText(wire, { kind, readOnlyReason, read, fields, isInFields }),
    [wire, kind, readOnlyReason, read, fields, isInFields],
  )
  return { text, refresh }
}

/** Another one for each state of the text: what it reads may have changed. */
function readerOf(store: TextStore): (sectionId: string) => SectionState | undefined {
  return (sectionId) => store.read(sectionId)
}
