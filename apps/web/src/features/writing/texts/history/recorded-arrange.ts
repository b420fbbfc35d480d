import {
  isSamePlace,
  runPlace,
  withSubsections,
  type DocumentOrder,
} from '@tacite/document/section-move.ts'
import type { WireDocument } from '../text-queries.ts'
import { textOf } from '../text/section-state.ts'
import type { TextStore } from '../text/text-store.ts'
import type { Arrange } from '../text/use-arrange.ts'
import { orderOf, toDocument, type ArrangementAnswer } from '../text/wire-document.ts'
import type { Command, Contents, Step } from './command.ts'
import type { CommandLog } from './command-log.ts'

type SectionStep = Extract<Step, { kind: 'remove' | 'restore' }>

interface RecorderDeps {
  log: CommandLog
  store: Pick<TextStore, 'read'>
  /** The text as the page shows it now. */
  wire(): WireDocument | null
}

/** The same acts, each written down with what takes it back once the server has done it. */
export function recordedArrange(arrange: Arrange, { log, store, wire }: RecorderDeps): Arrange {
  const titleOf = (sectionId: string) => store.read(sectionId)?.title ?? ''
  const contentsOf = (ids: readonly string[]): Contents =>
    new Map(
      ids.flatMap((id) => {
        const state = store.read(id)
        return state ? [[id, textOf(state)] as const] : []
      }),
    )
  const orderNow = () => {
    const text = wire()
    return text && toDocument(text)
  }
  /** Runs an act; `commandOf` says what it was, null where nothing changed. */
  const recorded = async (
    run: () => Promise<ArrangementAnswer | null>,
    commandOf: (answer: ArrangementAnswer, before: WireDocument) => Command | null,
  ) => {
    const before = wire()
    const answer = await run()
    const command = answer && before && commandOf(answer, before)
    if (command) log.record(command)
    return answer
  }
  /** A section, first of these ids, with its subsections. */
  const sectionStep = (
    kind: 'remove' | 'restore',
    ids: readonly string[],
    order: DocumentOrder | null,
  ): SectionStep => {
    const place = order && runPlace(order, ids)
    const step = { kind, part: 'section', id: ids[0]!, contents: contentsOf(ids) } as const
    return place ? { ...step, place } : step
  }
  const inSection = (name: Command['name'], step: SectionStep): Command => ({
    name,
    subject: titleOf(step.id),
    steps: [step],
  })
  const inBlock = (
    name: Command['name'],
    kind: 'remove' | 'restore',
    { _id: id, name: subject }: { _id: string; name: string },
    contents: Contents,
  ): Command => ({ name, subject, steps: [{ kind, part: 'block', id, contents }] })

  return {
    async addSection(section) {
      const id = await arrange.addSection(section)
      if (id) log.record(inSection('addSection', sectionStep('restore', [id], orderNow())))
      return id
    },
    async splitSection(sectionId, split) {
      const before = store.read(sectionId)
      const id = await arrange.splitSection(sectionId, split)
      const after = store.read(sectionId)
      if (id && before && after) {
        log.record({
          name: 'splitSection',
          subject: before.title,
          steps: [
            sectionStep('restore', [id], orderNow()),
            { kind: 'write', sectionId, from: textOf(before), to: textOf(after) },
          ],
        })
      }
      return id
    },
    moveSection: (sectionId, move) =>
      recorded(
        () => arrange.moveSection(sectionId, move),
        (answer, before) => {
          const document = toDocument(before)
          const sectionIds = withSubsections(document, sectionId)
          const from = runPlace(document, sectionIds)
          const to = runPlace(orderOf(answer), sectionIds)
          if (!from || !to || isSamePlace(from, to)) return null
          const isLevel = move.to === 'promote' || move.to === 'demote'
          return {
            name: isLevel ? 'level' : 'moveSection',
            subject: titleOf(sectionId),
            steps: [{ kind: 'place', sectionIds, from, to }],
          }
        },
      ),
    removeSection: (sectionId) =>
      recorded(
        () => arrange.removeSection(sectionId),
        (_answer, before) => {
          const document = toDocument(before)
          const ids = withSubsections(document, sectionId)
          return inSection('removeSection', sectionStep('remove', ids, document))
        },
      ),
    restoreSection: (sectionId) =>
      recorded(
        () => arrange.restoreSection(sectionId),
        (answer) => {
          const ids = answer.sections.map(({ _id }) => _id)
          return inSection('restoreSection', sectionStep('restore', ids, orderOf(answer)))
        },
      ),
    addBlock: (block) =>
      recorded(
        () => arrange.addBlock(block),
        ({ blocks }, before) => {
          const known = new Set(before.blocks.map(({ _id }) => _id))
          const added = blocks.find(({ _id }) => !known.has(_id))
          return added ? inBlock('addBlock', 'restore', added, new Map()) : null
        },
      ),
    renameBlock: (blockId, to, replaces) =>
      recorded(
        () => arrange.renameBlock(blockId, to, replaces),
        (_answer, before) => {
          const block = before.blocks.find(({ _id }) => _id === blockId)
          if (!block) return null
          const { name: from } = block
          return {
            name: 'renameBlock',
            subject: from,
            steps: [{ kind: 'blockName', blockId, from, to }],
          }
        },
      ),
    moveBlock: (blockId, position) =>
      recorded(
        () => arrange.moveBlock(blockId, position),
        ({ blocks }, before) => {
          const placeIn = (list: readonly { _id: string }[]) =>
            list.findIndex(({ _id }) => _id === blockId)
          const [from, to] = [placeIn(before.blocks), placeIn(blocks)]
          if (from === to) return null
          return {
            name: 'moveBlock',
            subject: blocks[to]?.name ?? '',
            steps: [{ kind: 'blockPlace', blockId, from, to }],
          }
        },
      ),
    removeBlock: (blockId) =>
      recorded(
        () => arrange.removeBlock(blockId),
        (_answer, before) => {
          const block = before.blocks.find(({ _id }) => _id === blockId)
          const ids = block?.sections.map(({ _id }) => _id) ?? []
          return block ? inBlock('removeBlock', 'remove', block, contentsOf(ids)) : null
        },
      ),
    restoreBlock: (blockId) =>
      recorded(
        () => arrange.restoreBlock(blockId),
        ({ blocks, sections }) => {
          const block = blocks.find(({ _id }) => _id === blockId)
          const contents = contentsOf(sections.map(({ _id }) => _id))
          return block ? inBlock('restoreBlock', 'restore', block, contents) : null
        },
      ),
  }
}
