import type { Section } from '@tacite/api/writing/text-shapes.ts'
import * as rules from '@tacite/document/arrange-document.ts'
import type { ContractDocument } from '@tacite/document/contract-document.ts'
import { emptyRichText } from '@tacite/document/rich-text.ts'
import { applyMove, runPlace, withSubsections } from '@tacite/document/section-move.ts'
import type { WireDocument } from '../../text-queries.ts'
import { receivedState, textOf } from '../../text/section-state.ts'
import type { SectionText } from '../../text/section-text.ts'
import type { Arrange } from '../../text/use-arrange.ts'
import { sectionsOf, toDocument } from '../../text/wire-document.ts'
import type { FollowedClause } from '../command.ts'
import type { StepDeps } from '../take-step.ts'

type WireBlock = WireDocument['blocks'][number]

export function sectionNamed(_id: string, change: Partial<Section> = {}): Section {
  return {
    _id,
    title: _id,
    content: emptyRichText() as unknown as Section['content'],
    level: 1,
    audience: 'anyone',
    version: 1,
    updatedAt: '2026-01-01T00:00:00Z',
    updatedBy: 'Anne Martin',
    isNumbered: true,
    isLocked: false,
    lockedBy: null,
    description: '',
    clauses: [],
    ...change,
  }
}

export function blockNamed(_id: string, ...sections: Section[]): WireBlock {
  return { _id, kind: 'body', name: _id, description: '', sections }
}

function asLinked(clause: FollowedClause): Section['clauses'][number] {
  const { _id, version, isWhole } = clause
  return { _id, version, isWhole, name: 'Clause', latest: version, standing: 'same', kept: null }
}

export function textOfBlocks(...blocks: WireBlock[]): WireDocument {
  return {
    textId: 't',
    numbering: 'none',
    locale: 'fr',
    currency: 'EUR',
    blocks,
    fields: [],
    values: {},
  }
}

/** A text with what the server would do to it, in memory and by the same rules. */
export function fakeText(initial: WireDocument) {
  let wire = initial
  let count = 0
  const known = new Map(sectionsOf(initial).map((section) => [section._id, section]))
  const removedSections = new Map<
    string,
    { ids: string[]; blockId: string; after: string | null }
  >()
  const removedBlocks = new Map<string, { block: WireBlock; at: number }>()

  const change = (section: Section) => {
    known.set(section._id, section)
    wire = {
      ...wire,
      blocks: wire.blocks.map((block) => ({
        ...block,
        sections: block.sections.map((one) => (one._id === section._id ? section : one)),
      })),
    }
  }
  const answer = (came: readonly string[] = []) => ({
    blocks: wire.blocks.map(({ sections, ...block }) => ({
      ...block,
      sections: sections.map(({ _id, level }) => ({ _id, level })),
    })),
    sections: came.map((id) => known.get(id)!),
  })
  const show = (document: ContractDocument) => {
    const blocks = new Map([...removedBlocks.values()].map(({ block }) => [block._id, block]))
    for (const block of wire.blocks) blocks.set(block._id, block)
    wire = {
      ...wire,
      blocks: document.blocks.map((block) => ({
        ...blocks.get(block.id)!,
        sections: block.sections.map(({ id, level }) => {
          const section = { ...known.get(id)!, level }
          known.set(id, section)
          return section
        }),
      })),
    }
  }
  const arranged = (result: rules.Arranged, came: readonly string[] = []) => {
    if (!result.document) return null
    show(result.document)
    return answer(came)
  }
  const inDocument = (section: Section) => ({
    ...toDocument(textOfBlocks(blockNamed('any', section))).blocks[0]!.sections[0]!,
  })

  const arrange: Arrange = {
    async addSection({ blockId, afterSectionId, level, title }) {
      const section = sectionNamed(`s${(count += 1)}`, { title, level })
      known.set(section._id, section)
      const after = afterSectionId ?? undefined
      const result = rules.addSection(toDocument(wire), blockId, inDocument(section), after)
      return arranged(result) && section._id
    },
    async splitSection(sectionId, split) {
      const section = sectionNamed(`s${(count += 1)}`, {
        title: split.newTitle,
        level: split.newLevel,
        content: split.newContent,
      })
      known.set(section._id, section)
      change({ ...known.get(sectionId)!, title: split.title, content: split.content })
      const result = rules.splitSection(toDocument(wire), sectionId, inDocument(section))
      return arranged(result) && section._id
    },
    moveSection: async (sectionId, move) => arranged(applyMove(toDocument(wire), sectionId, move)),
    async removeSection(sectionId) {
      const document = toDocument(wire)
      const ids = withSubsections(document, sectionId)
      const place = runPlace(document, ids)
      if (!place) return null
      removedSections.set(sectionId, {
        ids,
        blockId: place.blockId,
        after: place.afterSectionId,
      })
      return arranged(rules.removeSection(document, sectionId))
    },
    /** As the server does: behind what it followed, if that is still in its block; else at the beginning. */
    async restoreSection(sectionId) {
      const removed = removedSections.get(sectionId)
      const document = toDocument(wire)
      const block = document.blocks.find(({ id }) => id === removed?.blockId)
      if (!removed || !block) return null
      removedSections.delete(sectionId)
      const at = block.sections.findIndex(({ id }) => id === removed.after) + 1
      const back = removed.ids.map((id) => inDocument(known.get(id)!))
      const sections = block.sections.toSpliced(at, 0, ...back)
      const blocks = document.blocks.map((one) => (one === block ? { ...one, sections } : one))
      return arranged({ document: { ...document, blocks } }, removed.ids)
    },
    async addBlock({ kind, name }) {
      const block = { ...blockNamed(`b${(count += 1)}`), kind, name: name ?? '' }
      wire = { ...wire, blocks: [...wire.blocks, block] }
      return answer()
    },
    async renameBlock(blockId, name) {
      wire = {
        ...wire,
        blocks: wire.blocks.map((block) => (block._id === blockId ? { ...block, name } : block)),
      }
      return answer()
    },
    moveBlock: async (blockId, position) =>
      arranged(rules.moveBlock(toDocument(wire), blockId, position)),
    async removeBlock(blockId) {
      const at = wire.blocks.findIndex(({ _id }) => _id === blockId)
      const result = rules.removeBlock(toDocument(wire), blockId)
      if (!result.document) return null
      removedBlocks.set(blockId, { block: wire.blocks[at]!, at })
      return arranged(result)
    },
    async restoreBlock(blockId) {
      const removed = removedBlocks.get(blockId)
      if (!removed) return null
      removedBlocks.delete(blockId)
      wire = { ...wire, blocks: wire.blocks.toSpliced(removed.at, 0, removed.block) }
      return answer(removed.block.sections.map(({ _id }) => _id))
    },
  }
  const deps: StepDeps = {
    arrange,
    store: {
      rewrite: (id: string, text: SectionText) =>
        change({ ...known.get(id)!, ...text, content: { ...text.content } }),
      flush: () => undefined,
    },
    settings: {
      lock: async ({ sectionId, isLocked }) => change({ ...known.get(sectionId)!, isLocked }),
      number: async ({ sectionId, isNumbered }) => change({ ...known.get(sectionId)!, isNumbered }),
      follow: async ({ sectionId, clauses }) =>
        change({ ...known.get(sectionId)!, clauses: clauses.map(asLinked) }),
      async describe({ part, id, description }) {
        if (part === 'section') return change({ ...known.get(id)!, description })
        const blocks = wire.blocks.map((block) =>
          block._id === id ? { ...block, description } : block,
        )
        wire = { ...wire, blocks }
      },
      async setNumbering(numbering) {
        wire = { ...wire, numbering }
      },
    },
    async setField(variable, value) {
      wire = { ...wire, values: { ...wire.values, [variable]: value } }
    },
    readWire: () => wire,
  }
  return {
    deps: {
      ...deps,
      store: {
        ...deps.store,
        read: (id: string) => {
          const section = known.get(id)
          return section && receivedState(section)
        },
      },
      lastRefusal: { read: () => ({ words: 'non', isPassing: false }) },
    },
    wire: () => wire,
    /** Somebody writes in a section. */
    write: (id: string, text: Partial<SectionText>, updatedBy = 'Anne Martin') => {
      const before = textOf(known.get(id)!)
      const after = { ...before, ...text }
      change({ ...known.get(id)!, ...after, content: { ...after.content }, updatedBy })
      return { before, after }
    },
    change,
  }
}
