import type { Section } from '@tacite/api/writing/text-shapes.ts'
import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import { sendTogether } from './send-together.ts'
import type { SectionSave } from './text-store.ts'

export type SaveOf = SectionSave & { sectionId: string }

/** Saves sections of a text, those of the same moment in one call. */
export function saveTogether(
  textId: string,
  saveOne: (save: SaveOf) => Promise<Section>,
): (save: SaveOf) => Promise<Section> {
  return sendTogether(saveOne, async (saves) => {
    const sections = saves.map(({ content, ...save }) => ({ ...save, content: { ...content } }))
    const saved = await call<typeof textsEndpoints.saveSections>('PUT', '/texts/:textId/sections', {
      params: { textId },
      body: { sections },
    })
    const byId = new Map(saved.map((section) => [section._id, section]))
    return saves.map(({ sectionId }) => byId.get(sectionId)!)
  })
}
