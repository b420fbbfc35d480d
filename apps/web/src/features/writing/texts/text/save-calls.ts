import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import type { DocumentQuery } from '../text-queries.ts'
import type { SaveOf, saveTogether } from './save-together.ts'
import type { TextStoreDeps } from './text-store.ts'
import { withSections } from './wire-document.ts'

type Send = (save: SaveOf) => Promise<Section>

let together: typeof saveTogether | null = null

/** From then on, what is saved at the same moment goes in one call. */
export async function loadSavingTogether(): Promise<void> {
  const module = await import('./save-together.ts')
  together = module.saveTogether
}

/** How the sections of a text are sent, and shown by the page once the server has them. */
export function createSaving(
  textId: string,
  { queryKey }: DocumentQuery,
  queryClient: QueryClient,
): Pick<TextStoreDeps, 'send' | 'onSaved'> {
  const one: Send = ({ sectionId, content, ...save }) =>
    call<typeof textsEndpoints.saveSection>('PUT', '/texts/:textId/sections/:sectionId', {
      params: { textId, sectionId },
      body: { ...save, content: { ...content } },
    })
  let send: Send | null = null
  let saved: Section[] = []
  const show = () => {
    const sections = saved
    saved = []
    queryClient.setQueryData(queryKey, (wire) => wire && withSections(wire, sections))
  }
  return {
    send(sectionId, save) {
      send ??= together && together(textId, one)
      return (send ?? one)({ sectionId, ...save })
    },
    // The page is drawn once for all that arrives at the same moment.
    onSaved(section) {
      if (saved.length === 0) queueMicrotask(show)
      saved.push(section)
    },
  }
}
