import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { call } from '../../../../platform/api.ts'

type Endpoints = typeof textsEndpoints
type Body<Name extends keyof Endpoints> = BodyInputOf<Endpoints[Name]>

export type NewSectionBody = Body<'addSection'>
export type SectionMove = Body<'moveSection'>
export type SectionSplit = Body<'splitSection'>
export type NewBlockBody = Body<'addBlock'>

const sections = '/texts/:textId/sections'
const section = `${sections}/:sectionId` as const
const blocks = '/texts/:textId/blocks'
const block = `${blocks}/:blockId` as const

/** The calls that change the arrangement of a contract's text; each answers with the new one. */
export function arrangeCalls(textId: string) {
  const ofSection = (sectionId: string) => ({ textId, sectionId })
  const ofBlock = (blockId: string) => ({ textId, blockId })
  return {
    addSection: (body: NewSectionBody) =>
      call<Endpoints['addSection']>('POST', sections, { params: { textId }, body }),
    splitSection: (sectionId: string, body: SectionSplit) =>
      call<Endpoints['splitSection']>('POST', `${section}/split`, {
        params: ofSection(sectionId),
        body,
      }),
    moveSection: (sectionId: string, body: SectionMove) =>
      call<Endpoints['moveSection']>('PUT', `${section}/place`, {
        params: ofSection(sectionId),
        body,
      }),
    removeSection: (sectionId: string) =>
      call<Endpoints['removeSection']>('DELETE', section, { params: ofSection(sectionId) }),
    restoreSection: (sectionId: string) =>
      call<Endpoints['restoreSection']>('POST', `${section}/restored`, {
        params: ofSection(sectionId),
      }),
    addBlock: (body: NewBlockBody) =>
      call<Endpoints['addBlock']>('POST', blocks, { params: { textId }, body }),
    renameBlock: (blockId: string, body: Body<'updateBlock'>) =>
      call<Endpoints['updateBlock']>('PUT', block, { params: ofBlock(blockId), body }),
    moveBlock: (blockId: string, position: number) =>
      call<Endpoints['moveBlock']>('PUT', `${block}/place`, {
        params: ofBlock(blockId),
        body: { position },
      }),
    removeBlock: (blockId: string) =>
      call<Endpoints['removeBlock']>('DELETE', block, { params: ofBlock(blockId) }),
    restoreBlock: (blockId: string) =>
      call<Endpoints['restoreBlock']>('POST', `${block}/restored`, { params: ofBlock(blockId) }),
  }
}
