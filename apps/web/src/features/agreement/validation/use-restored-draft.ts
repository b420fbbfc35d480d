import { useEffect } from 'react'
import { discardKeptText, useKeptText } from '../../../platform/unsaved-text.ts'

/** A text of an earlier session that this place takes up by itself: it is then not offered elsewhere. */
export function useRestoredDraft(key: string): string | null {
  const { text } = useKeptText(key)
  useEffect(() => discardKeptText(key), [key])
  return text
}
