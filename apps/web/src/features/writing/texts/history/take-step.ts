import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { isSamePlace, runPlace, withSubsections } from '@tacite/document/section-move.ts'
import type { WireDocument } from '../text-queries.ts'
import type { TextStore } from '../text/text-store.ts'
import type { Arrange } from '../text/use-arrange.ts'
import type { TextOwner } from '../text/text-owner.ts'
import type { Describing } from '../text/use-describe.ts'
import { orderOf, toDocument } from '../text/wire-document.ts'
import type { FollowedClause, Step } from './command.ts'

/** What is set on sections and on the whole text beside what they say. */
export interface TextSettings {
  lock(change: { sectionId: string; isLocked: boolean }): Promise<unknown>
  number(change: { sectionId: string; isNumbered: boolean }): Promise<unknown>
  describe(describing: Describing): Promise<unknown>
  setNumbering(numbering: NumberingStyle): Promise<unknown>
  follow(change: { sectionId: string; clauses: readonly FollowedClause[] }): Promise<unknown>
}

export interface StepDeps {
  store: Pick<TextStore, 'rewrite' | 'flush'>
  arrange: Arrange
  settings: TextSettings
  setField: TextOwner['setField']
  /** The text as the page shows it now; undefined once the person may no longer see it. */
  readWire(): WireDocument | undefined
}

type PartStep = Extract<Step, { kind: 'remove' | 'restore' }>

/** Changes the text as a step says. Resolves to whether it was done; rejects when the server refuses a setting. */
export async function takeStep(step: Step, deps: StepDeps): Promise<boolean> {
  const { store, arrange, settings, setField } = deps
  switch (step.kind) {
    case 'write':
      writeTogether([step], store)
      return true
    case 'place':
      return isDone(arrange.moveSection(step.sectionIds[0]!, exactly(step)))
    case 'blockPlace':
      return isDone(arrange.moveBlock(step.blockId, step.to))
    case 'blockName':
      return isDone(arrange.renameBlock(step.blockId, step.to, step.from))
    case 'remove':
      return step.part === 'section'
        ? removeSection(step, deps)
        : isDone(arrange.removeBlock(step.id))
    case 'restore':
      return step.part === 'section'
        ? restoreSection(step, arrange)
        : isDone(arrange.restoreBlock(step.id))
    case 'lock':
      await settings.lock({ sectionId: step.sectionId, isLocked: step.to })
      return true
    case 'numbered':
      await settings.number({ sectionId: step.sectionId, isNumbered: step.to })
      return true
    case 'description': {
      const { part, id, to: description, from: replaces } = step
      await settings.describe({ part, id, description, replaces })
      return true
    }
    case 'clauses':
      await settings.follow({ sectionId: step.sectionId, clauses: step.to })
      return true
    case 'numbering':
      await settings.setNumbering(step.to)
      return true
    case 'field':
      await setField?.(step.variable, step.to)
      return true
  }
}

/** Writes what steps say, and sends it in as few calls as possible. */
export function writeTogether(steps: readonly Step[], store: StepDeps['store']): void {
  const writes = steps.filter((step) => step.kind === 'write')
  for (const { sectionId, to } of writes) store.rewrite(sectionId, to)
  for (const { sectionId } of writes) store.flush(sectionId)
}

/**
 * Takes a section out alone, as it came. Those that it has since, because they follow it, were there before or are
 * another person's: it first goes to the end of its block, where nothing follows.
 */
async function removeSection(
  { id, contents }: PartStep,
  { arrange, readWire }: StepDeps,
): Promise<boolean> {
  const wire = readWire()
  if (!wire) return false
  const document = toDocument(wire)
  const sectionIds = [...contents.keys()]
  const from = runPlace(document, sectionIds)
  if (from && withSubsections(document, id).length > sectionIds.length) {
    const block = document.blocks.find((one) => one.id === from.blockId)
    const last = block?.sections.findLast((section) => !contents.has(section.id))
    const to = { ...from, afterSectionId: last?.id ?? null }
    const isAway = await isDone(arrange.moveSection(id, exactly({ sectionIds, from, to })))
    if (!isAway) return false
  }
  return isDone(arrange.removeSection(id))
}

/** Puts a section back, and where it stood: what it followed may have gone and come since it was removed. */
async function restoreSection(
  { id, contents, place }: PartStep,
  arrange: Arrange,
): Promise<boolean> {
  const answer = await arrange.restoreSection(id)
  if (!answer) return false
  const sectionIds = [...contents.keys()]
  const from = runPlace(orderOf(answer), sectionIds)
  if (place && from && !isSamePlace(from, place)) {
    await arrange.moveSection(id, exactly({ sectionIds, from, to: place }))
  }
  return true
}

async function isDone(act: Promise<object | null>): Promise<boolean> {
  return (await act) !== null
}

function exactly({
  sectionIds,
  from,
  to,
}: Pick<Extract<Step, { kind: 'place' }>, 'sectionIds' | 'from' | 'to'>) {
  const written = (place: typeof from) => ({ ...place, levels: [...place.levels] })
  return {
    to: 'exactly' as const,
    sectionIds: [...sectionIds],
    from: written(from),
    target: written(to),
  }
}
