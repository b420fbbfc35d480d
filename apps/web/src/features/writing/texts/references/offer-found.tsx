import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { importedAt, noteOffered } from '../../../../platform/imported-text.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { useFoundReferences } from './use-found-references.ts'

/** Says once, of a text that was made of a file, how many references are written in it, and leads to their list. */
export default function OfferFound() {
  const wire = useQuery(useOpenText().documentQuery).data
  return wire ? <Offer wire={wire} /> : null
}

function Offer({ wire }: { wire: WireDocument }) {
  const { editing } = useOpenText()
  const { proposed, dangling } = useFoundReferences(wire)
  const count = proposed.length + dangling.length
  useEffect(() => {
    const isOpen = importedAt(location.pathname)?.isOffered === false
    noteOffered(location.pathname)
    if (!isOpen || count === 0) return undefined
    const t = currentTexts()
    const shown = toasts.info(t('document-import.references.imported', { count }), {
      undo: () => editing.openWindow('foundReferences'),
      undoLabel: t('document-import.references.show'),
      isLasting: true,
    })
    return () => toasts.close(shown)
  }, [count, editing])
  return null
}
