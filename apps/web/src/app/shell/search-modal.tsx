import { Info, Search } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { useGo } from '../../platform/go.ts'
import { useTexts } from '../../platform/locale.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { paths } from '../../platform/paths.ts'

/** Specification 9: the field has the focus after 200 ms; 200 ms without it close the modal. */
const delayMs = 200

/** Searches inside signed documents, from anywhere. */
export default function SearchModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.search.title')} size="medium">
      <SearchForm onClose={onClose} />
    </Dialog>
  )
}

function SearchForm({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const go = useGo()
  const [words, setWords] = useState('')
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => inputRef.current?.focus(), delayMs)
    return () => clearTimeout(timer)
  }, [])
  useCloseWithoutFocus(inputRef, onClose)

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    onClose()
    go(paths.signedSearch(words.trim()))
  }
  return (
    <form role="search" onSubmit={search} className="pb-4">
      <div className="relative flex items-center">
        <Search
          aria-hidden
          className="pointer-events-none absolute left-3 size-4.5 text-ink-faint"
        />
        <input
          ref={inputRef}
          type="search"
          name="q"
          aria-label={t('shell.search.title')}
          placeholder={t('shell.search.placeholder')}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
          className="control h-11 pr-9 pl-9 text-lg placeholder:text-sm tablet:px-10 tablet:placeholder:text-lg"
        />
        <span className="absolute right-2">
          <Tooltip text={t('shell.search.onlySigned')} side="bottom" opensOnPress>
            <button
              type="button"
              aria-label={t('shell.search.about')}
              className="flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
            >
              <Info aria-hidden className="size-4.5" />
            </button>
          </Tooltip>
        </span>
      </div>
    </form>
  )
}

/** The focus counts as lost when it leaves the whole modal, so that Tab reaches the info and the close button. */
function useCloseWithoutFocus(inside: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const modal = inside.current?.closest('[role=dialog]')
    let timer: ReturnType<typeof setTimeout> | undefined
    const closeSoon = () => {
      clearTimeout(timer)
      // Another window or program may be in front for a while.
      timer = setTimeout(() => {
        if (document.hasFocus() && !modal?.contains(document.activeElement)) latest.current()
      }, delayMs)
    }
    modal?.addEventListener('focusout', closeSoon)
    return () => {
      clearTimeout(timer)
      modal?.removeEventListener('focusout', closeSoon)
    }
  }, [inside])
}
