import { useEffect } from 'react'
import { discardKeptText, useKeptText } from '../../../platform/unsaved-text.ts'

/** A text of an earlier session that this component restores by itself, so that it is not offered elsewhere. */
export function useRestoredDraft(key: string): string | null {
  const { text } = useKeptText(key)
  useEffect(() => discardKeptText(key), [key])
  return text
}
