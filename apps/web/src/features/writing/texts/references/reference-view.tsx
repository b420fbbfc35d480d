import type { ReferenceAttrs } from '@tacite/document/rich-text.ts'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useTexts } from '../../../../platform/locale.ts'
import { scrollToSection } from '../outline/scroll-to-section.ts'
import { useOpenText } from '../text/open-text.tsx'
import { shownReference } from './live-references.ts'

/** A reference of a text that is read: a link to what it names. */
export default function ReferenceView({ attrs, from }: { attrs: ReferenceAttrs; from: string }) {
  const t = useTexts()
  const { documentQuery, kind, editing } = useOpenText()
  const wire = useQuery(documentQuery).data
  const { words, isBroken } = shownReference(wire, kind, attrs, from)
  if (isBroken)
    return (
      <span data-reference={attrs.part} data-broken="" title={t('editor.reference.broken')}>
        {words}
      </span>
    )
  return (
    <a
      data-reference={attrs.part}
      href={`#section-${attrs.part}`}
      // A press elsewhere in the text places the cursor.
      onMouseDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.preventDefault()
        flushSync(() => editing.showWhole())
        scrollToSection(attrs.part)
      }}
    >
      {words}
    </a>
  )
}
