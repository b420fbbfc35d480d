import { isSamePlace, runPlace } from '@tacite/document/section-move.ts'
import type { WireDocument } from '../text-queries.ts'
import { textOf, type SectionState } from '../text/section-state.ts'
import { sameContent, sameText } from '../text/section-text.ts'
import { partOf, sectionsOf, toDocument } from '../text/wire-document.ts'
import { follows } from './followed-clauses.ts'
import type { Step } from './command.ts'

/** Why a step cannot be taken on the text as it stands now: a key of `editor.history.reason`. */
export type Obstacle =
  | { reason: 'changedBy'; name: string }
  | { reason: 'lockedBy'; name: string }
  | { reason: 'changed' | 'gone' | 'moved' | 'lost' }

export interface TextNow {
  wire: WireDocument
  section(sectionId: string): SectionState | undefined
}

/** What stands in the way of steps that are taken together. */
export function obstacleToAll(steps: readonly Step[], now: TextNow): Obstacle | null {
  for (const step of steps) {
    const obstacle = obstacleTo(step, now)
    if (obstacle) return obstacle
  }
  return null
}

/**
 * What stands in the way of a step: it is only taken where the text still is as the command has left it, so that it
 * never takes away what another person did since. Null: nothing.
 */
function obstacleTo(step: Step, now: TextNow): Obstacle | null {
  const { wire } = now
  switch (step.kind) {
    case 'write':
      return obstacleToWriting(step, now)
    case 'place': {
      const place = runPlace(toDocument(wire), step.sectionIds)
      if (!isInText(wire, step.sectionIds[0]!)) return { reason: 'gone' }
      return place && isSamePlace(place, step.from) ? null : { reason: 'moved' }
    }
    case 'blockPlace':
      return unless(wire.blocks[step.from]?._id === step.blockId, 'moved')
    case 'blockName': {
      const block = wire.blocks.find(({ _id }) => _id === step.blockId)
      if (!block) return { reason: 'gone' }
      return unless(block.name === step.from, 'changed')
    }
    case 'description': {
      const part = partOf(wire, step)
      if (!part) return { reason: 'gone' }
      return unless(part.description === step.from, 'changed')
    }
    case 'lock':
    case 'numbered': {
      const section = now.section(step.sectionId)?.base
      if (!section || !isInText(wire, step.sectionId)) return { reason: 'gone' }
      const value = step.kind === 'lock' ? section.isLocked : section.isNumbered
      return unless(value === step.from, 'changed')
    }
    case 'clauses': {
      const section = now.section(step.sectionId)?.base
      if (!section || !isInText(wire, step.sectionId)) return { reason: 'gone' }
      return unless(follows(section.clauses, step.from), 'changed')
    }
    case 'numbering':
      return unless(wire.numbering === step.from, 'changed')
    case 'field':
      return unless(sameContent(wire.values[step.variable] ?? null, step.from), 'changed')
    case 'remove':
      return obstacleToRemoval(step, now)
    case 'restore':
      // The server knows whether it can still come back.
      return null
  }
}

function obstacleToWriting(
  { sectionId, from }: Extract<Step, { kind: 'write' }>,
  now: TextNow,
): Obstacle | null {
  const state = now.section(sectionId)
  if (!state || !isInText(now.wire, sectionId)) return { reason: 'gone' }
  const { lockedBy, updatedBy } = state.base
  if (lockedBy) return { reason: 'lockedBy', name: lockedBy.name }
  if (state.save.kind === 'conflict') return { reason: 'lost' }
  return sameText(textOf(state), from) ? null : { reason: 'changedBy', name: updatedBy }
}

/** What was put into the text goes as it came: where it was put, and with what it said then. */
function obstacleToRemoval(
  { part, id, contents, place }: Extract<Step, { kind: 'remove' | 'restore' }>,
  { wire, section }: TextNow,
): Obstacle | null {
  if (part === 'block') {
    const block = wire.blocks.find(({ _id }) => _id === id)
    if (!block) return { reason: 'gone' }
    const isSame = block.sections.every(({ _id }) => contents.has(_id))
    if (!isSame || block.sections.length !== contents.size) return { reason: 'changed' }
  } else {
    if (!isInText(wire, id)) return { reason: 'gone' }
    const now = runPlace(toDocument(wire), [...contents.keys()])
    if (!now || (place && !isSamePlace(now, place))) return { reason: 'moved' }
  }
  for (const [sectionId, said] of contents) {
    const state = section(sectionId)
    if (!state) return { reason: 'changed' }
    const { lockedBy, updatedBy } = state.base
    if (lockedBy) return { reason: 'lockedBy', name: lockedBy.name }
    if (!sameText(textOf(state), said)) return { reason: 'changedBy', name: updatedBy }
  }
  return null
}

function isInText(wire: WireDocument, sectionId: string): boolean {
  return sectionsOf(wire).some(({ _id }) => _id === sectionId)
}

function unless(isFine: boolean, reason: 'changed' | 'moved'): Obstacle | null {
  return isFine ? null : { reason }
}
