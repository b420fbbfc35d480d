import type { FoundReference } from '@tacite/document/written-references/find-references.ts'
import { useMemo, useState } from 'react'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { replaceMatches } from '../find/replace-matches.ts'
import { sayReplaced } from '../find/say-replaced.ts'
import type { SearchedText } from '../find/searched-text.ts'
import { useSearchedText } from '../find/use-searched-text.ts'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { plannedLinks, referencesFoundIn, type ChosenLink } from './found-text.ts'
import { ignoredOf, keyOfFound, setIgnored } from './ignored-references.ts'

export interface FoundReferences {
  text: SearchedText
  /** To be linked, in reading order. */
  proposed: readonly FoundReference[]
  /** They name a part that the text does not have. */
  dangling: readonly FoundReference[]
  ignoredCount: number
  ignore(found: FoundReference): void
  /** Shows again what was ignored. */
  recall(): void
  /** As one act, which is saved and undone as a whole. */
  link(links: readonly ChosenLink[]): Promise<void>
}

/** The references that the open text says in words, and what can be done with them. */
export function useFoundReferences(wire: WireDocument): FoundReferences {
  const owner = useOpenText()
  const { history } = useDocumentActions()
  const { text, refresh } = useSearchedText(wire, false)
  const [ignored, setShown] = useState(() => ignoredOf(owner.textId))
  const all = useMemo(() => referencesFoundIn(wire, owner.kind, text), [wire, owner.kind, text])
  const keepIgnored = (keys: ReadonlySet<string>) => {
    setIgnored(owner.textId, keys)
    setShown(keys)
  }
  const wanted = all.filter((found) => !ignored.has(keyOfFound(found)))
  return {
    text,
    proposed: wanted.filter(({ targets }) => targets.length > 0),
    dangling: wanted.filter(({ targets }) => targets.length === 0),
    ignoredCount: all.length - wanted.length,
    ignore: (found) => keepIgnored(new Set([...ignored, keyOfFound(found)])),
    recall: () => keepIgnored(new Set()),
    link: async (links) => {
      const changes = plannedLinks(text, links)
      const linking = replaceMatches({ changes }, text, { name: 'link', subject: '' }, owner)
      refresh()
      const linked = await linking
      sayReplaced(linked, 'editor.reference.found.done', () => history.takeBack(linked.command))
    },
  }
}
