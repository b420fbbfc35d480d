import { withSubsections } from '@tacite/document/section-move.ts'
import { useQuery } from '@tanstack/react-query'
import { useOpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'

/** How many sections stand below one. */
export function useSubsectionCount(sectionId: string): number {
  const { documentQuery } = useOpenText()
  const { data: wire } = useQuery(documentQuery)
  return wire ? withSubsections(toDocument(wire), sectionId).length - 1 : 0
}
