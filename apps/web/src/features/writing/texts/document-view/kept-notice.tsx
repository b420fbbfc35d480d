import { plainText } from '@tacite/document/plain-text.ts'
import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { discardKeptText, type KeptText } from '../../../../platform/unsaved-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { keptKey, useOpenText } from '../text/open-text.tsx'
import { sameText, type SectionText } from '../text/section-text.ts'
import { Notice } from './notice.tsx'

interface Kept extends SectionText {
  version: number
}

/** What an earlier session kept of a section, to be resumed or discarded. */
export default function KeptNotice({ section }: { section: Section }) {
  const t = useTexts()
  const { store, keptAtStart, readOnlyReason } = useOpenText()
  const [kept, setKept] = useState(() => readKept(keptAtStart, section))
  if (!kept) return null
  const resume = () => {
    const { version, ...text } = kept
    store.resume(section._id, text, version)
    setKept(null)
  }
  const discard = () => {
    discardKeptText(keptKey(section._id))
    setKept(null)
  }
  if (readOnlyReason !== null) return <KeptAside kept={kept} onDiscard={discard} />
  return (
    <Notice text={t('editor.kept.notice')}>
      <Button size="small" onClick={resume}>
        {t('editor.kept.resume')}
      </Button>
      <Button size="small" variant="quiet" onClick={discard}>
        {t('editor.kept.discard')}
      </Button>
    </Notice>
  )
}

/** A text that can no longer take its place: shown as it was written, to be copied. */
function KeptAside({ kept, onDiscard }: { kept: Kept; onDiscard: () => void }) {
  const t = useTexts()
  const place = useRef<HTMLDivElement>(null)
  // Whoever comes for this text must not look for it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const words = `${kept.title}\n${plainText(kept.content)}`.trim()
  const copy = async () => {
    await navigator.clipboard.writeText(words)
    toasts.success(t('editor.kept.copied'))
  }
  return (
    <div ref={place}>
      <Notice text={t('editor.kept.readOnly')}>
        <Button size="small" onClick={() => void copy()}>
          {t('editor.kept.copy')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {t('editor.kept.discard')}
        </Button>
      </Notice>
      <blockquote className="mt-2 border-l-2 border-amber pl-3 whitespace-pre-line text-ink-soft">
        {words}
      </blockquote>
    </div>
  )
}

/** What an earlier session kept of this section, unless the server has it by now. */
function readKept(keptAtStart: readonly KeptText[], section: Section): Kept | null {
  const found = keptAtStart.find(({ key }) => key === keptKey(section._id))
  if (!found) return null
  try {
    const kept = JSON.parse(found.text) as Kept
    if (!sameText(kept, section)) return kept
  } catch {
    // Written by an older version of this page, and unreadable.
  }
  discardKeptText(found.key)
  return null
}
