import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import type { DocumentQuery } from '../text-queries.ts'
import { sendTogether } from './send-together.ts'
import type { SectionSave, TextStoreDeps } from './text-store.ts'
import { withSections } from './wire-document.ts'

type Save = SectionSave & { sectionId: string }

/** How the sections of a text are sent, and shown by the page once the server has them. */
export function createSaving(
  textId: string,
  { queryKey }: DocumentQuery,
  queryClient: QueryClient,
): Pick<TextStoreDeps, 'send' | 'onSaved'> {
  const send = sendTogether(
    ({ sectionId, ...save }: Save) =>
      call<typeof textsEndpoints.saveSection>('PUT', '/texts/:textId/sections/:sectionId', {
        params: { textId, sectionId },
        body: wireBody(save),
      }),
    async (saves) => {
      const saved = await call<typeof textsEndpoints.saveSections>(
        'PUT',
        '/texts/:textId/sections',
        { params: { textId }, body: { sections: saves.map(wireBody) } },
      )
      const byId = new Map(saved.map((section) => [section._id, section]))
      return saves.map(({ sectionId }) => byId.get(sectionId)!)
    },
  )
  const show = (sections: readonly Section[]) =>
    queryClient.setQueryData(queryKey, (wire) => wire && withSections(wire, sections))
  return {
    send: (sectionId, save) => send({ sectionId, ...save }),
    onSaved: gather(show),
  }
}

// An interface, as the content is, does not pass for the index signature of the wire's shape.
const wireBody = <Body extends SectionSave>({ content, ...body }: Body) => ({
  ...body,
  content: { ...content },
})

/** Calls once for all that comes at the same moment. */
function gather<One>(take: (all: readonly One[]) => void): (one: One) => void {
  let gathered: One[] = []
  return (one) => {
    if (gathered.length === 0) {
      queueMicrotask(() => {
        const all = gathered
        gathered = []
        take(all)
      })
    }
    gathered.push(one)
  }
}
