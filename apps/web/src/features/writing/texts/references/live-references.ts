import { BROKEN_REFERENCE } from '@tacite/document/references/reference-words.ts'
import type { ReferenceAttrs } from '@tacite/document/rich-text.ts'
import type { QueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { scrollToSection } from '../outline/scroll-to-section.ts'
import type { WireDocument } from '../text-queries.ts'
import type { OpenText } from '../text/open-text.tsx'
import { bookOf } from './book-of-text.ts'

export interface ShownReference {
  words: string
  isBroken: boolean
}

/** The references of one section, as an open editor shows them: their words change while others move articles. */
export interface LiveReferences {
  show(reference: Pick<ReferenceAttrs, 'part' | 'wording'>): ShownReference
  subscribe(listener: () => void): () => void
  /** Brings what a reference leads to on the screen. */
  goTo(part: string): void
  /** Whether the text has what a reference names, even where it cannot be referred to. */
  isTarget(part: string): boolean
  /** Says that references became words: what they named is in another text. */
  sayLost(count: number): void
  /** Opens the list of what can be referred to. */
  choose(): void
}

export function liveReferences(
  { documentQuery, kind, editing }: Pick<OpenText, 'documentQuery' | 'kind' | 'editing'>,
  queryClient: QueryClient,
  sectionId: string,
): LiveReferences {
  const { queryKey } = documentQuery
  return {
    show: (reference) =>
      shownReference(queryClient.getQueryData(queryKey), kind, reference, sectionId),
    subscribe: (listener) => {
      let last = queryClient.getQueryData(queryKey)
      return queryClient.getQueryCache().subscribe(() => {
        const wire = queryClient.getQueryData(queryKey)
        if (wire === last) return
        last = wire
        listener()
      })
    },
    goTo: scrollToSection,
    isTarget: (part) => {
      const blocks = queryClient.getQueryData(queryKey)?.blocks ?? []
      return blocks.some(
        ({ _id, sections }) => _id === part || sections.some((section) => section._id === part),
      )
    },
    sayLost: (count) => {
      toasts.warning(currentTexts()('editor.reference.pastedAsText', { count }))
    },
    choose: () => editing.openWindow('reference'),
  }
}

/** What a reference reads as in a text as it stands. */
export function shownReference(
  wire: WireDocument | undefined,
  kind: OpenText['kind'],
  reference: Pick<ReferenceAttrs, 'part' | 'wording'>,
  sectionId: string,
): ShownReference {
  if (!wire) return { words: '…', isBroken: false }
  const words = bookOf(wire, kind).wordsOf(reference, sectionId)
  return { words: words ?? BROKEN_REFERENCE[wire.locale], isBroken: words === null }
}
