import { useEffect, useRef, useState } from 'react'
import { patterns } from '../../../platform/paths.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { useMe } from '../../../platform/me.ts'
import {
  discardKeptText,
  useKeptText,
  useUnsavedText,
  watchOverText,
} from '../../../platform/unsaved-text.ts'
import type { FormStart } from './choices.ts'
import { freshDraft, isTouched, withStart } from './draft.ts'
import type { Draft, Start } from './draft.ts'
import { readKeptDraft } from './kept-draft.ts'
import { openStarts } from './open-starts.ts'
import { readStart } from './read-start.ts'

const key = 'new-contract'

/** An in-memory draft per user, kept until the tab closes. */
let left: { personId: string; text: string } | null = null

/**
 * The draft of the form. It survives leaving the page, going back and a session that ends; the next visit restores it
 * until it is sent or reset.
 */
export function useKeptDraft(start: FormStart) {
  const me = useMe()
  const { text: kept } = useKeptText(key)
  const { start: asked } = useScreenSearch(patterns.newContract, readStart)
  const [fresh] = useState(() => freshFor(start, openStarts(me, start), asked))
  const [restored, setRestored] = useState<Draft | null>(() => {
    const text = left?.personId === me._id ? left.text : kept
    return text === null ? null : readKeptDraft(text, fresh)
  })
  const [draft, setDraft] = useState<Draft>(() =>
    restored
      ? withStart(restored, asked ? fresh.start : restored.start, start.defaults.template)
      : fresh,
  )
  const text = isTouched(draft, fresh) ? JSON.stringify(draft) : null
  const isSent = useRef(false)

  // From here on the live draft is watched; the stored copy must not be offered a second time.
  useEffect(() => discardKeptText(key), [])
  useUnsavedText(key, text)
  useKeepWhenLeft(me._id, text, isSent)

  /** Discards it: the contract exists, or the person wants an empty form. */
  const forget = () => {
    left = null
    setRestored(null)
  }
  const startOver = () => {
    forget()
    setDraft(fresh)
  }
  const markSent = () => {
    isSent.current = true
    // The form stays until the contract is shown: whoever reloads meanwhile must not be offered it again.
    watchOverText(key, null)
    forget()
  }
  return { draft, setDraft, isRestored: restored !== null, startOver, markSent }
}

/** The empty form, with the start that its link asks for. */
function freshFor(start: FormStart, open: readonly Start[], asked: Start | undefined): Draft {
  const fresh = freshDraft(start, open)
  const isOpen = asked !== undefined && open.includes(asked)
  return isOpen ? withStart(fresh, asked, start.defaults.template) : fresh
}

function useKeepWhenLeft(
  personId: string,
  text: string | null,
  isSent: { readonly current: boolean },
): void {
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  })
  useEffect(
    () => () => {
      const isKept = latest.current !== null && !isSent.current
      left = isKept ? { personId, text: latest.current ?? '' } : null
    },
    [personId, isSent],
  )
}
