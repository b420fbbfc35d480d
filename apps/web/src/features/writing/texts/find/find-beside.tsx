import type { FindQuery } from '@tacite/document/find/find-pattern.ts'
import { useMemo } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { scrollToSection } from '../outline/scroll-to-section.ts'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { linesBeside, type LineBeside } from './lines-beside.ts'
import type { SearchedText } from './searched-text.ts'
import { useFind } from './use-find.ts'

interface FindBesideProps {
  wire: WireDocument
  query: FindQuery
  /** Before one is led away. */
  onLeave?: () => void
}

/** Where else the words stand: in the title, names of blocks and notes, which are never replaced from here. */
export function FindBeside({ wire, query, onLeave }: FindBesideProps) {
  const t = useTexts()
  const { title, isOneSection, openDetails } = useOpenText()
  const lines = useMemo(
    () => (isOneSection ? [] : linesBeside(wire, title)),
    [isOneSection, title, wire],
  )
  const text = useMemo(() => asSearched(lines), [lines])
  const found = useFind(text, query, null)
  if (found.text !== text || found.matches.length === 0) return null
  const goTo = ({ partId }: LineBeside) => {
    onLeave?.()
    if (partId !== null) return scrollToSection(partId)
    window.scrollTo({ top: 0 })
    openDetails?.()
  }
  return (
    <section aria-label={t('editor.find.beside.lead')} className="mb-1 pl-8 text-sm text-ink-soft">
      <p>{t('editor.find.beside.lead')}</p>
      <ul className="flex max-h-24 flex-wrap gap-x-3 overflow-y-auto">
        {[...new Set(found.matches.map(({ line }) => line))].map((at) => {
          const line = lines[at]!
          return (
            <li key={at} className="min-w-0 break-words">
              <TextLink render={<button type="button" onClick={() => goTo(line)} />}>
                {t(`editor.find.beside.${line.kind}`, { name: line.name })}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** As sections are: lines alone are searched. */
function asSearched(lines: readonly LineBeside[]): SearchedText {
  return {
    sections: [],
    lines: lines.map(({ partId, words }) => ({
      sectionId: partId ?? '',
      paragraph: null,
      isNote: false,
      ofKind: 0,
      words,
      fields: [],
      start: 0,
    })),
    order: new Map(),
    closed: new Map(),
  }
}
