import { expect } from 'vitest'
import { toldOn, type Told } from './replay.ts'
import type { Comparable } from './surfaces.ts'

/** The rows of a day are what the trail tells of it, and no contract is missing. */
export function expectTold(
  told: ReadonlyMap<string, Told>,
  rows: readonly Comparable[],
  day: string,
): void {
  const listed = new Map(rows.map((row) => [row._id, row]))
  const expected = [...told].map(([id, each]) => [id, day, shownOn(each, day)])
  const found = [...told.keys()].map((id) => [
    id,
    day,
    listed.has(id) ? shown(listed.get(id)!) : null,
  ])
  expect(found).toEqual(expected)
}

function shownOn(told: Told, day: string) {
  const on = toldOn(told, day)
  if (on === null) return null
  const { deadlines, ...values } = on
  return {
    ...values,
    folderIds: [...values.folderIds].sort(),
    deadlines: deadlines && {
      endDate: deadlines.endDate,
      legalLimit: deadlines.legalLimit,
      prudentLimit: deadlines.prudentLimit,
      sendBy: deadlines.sendBy,
      phase: deadlines.phase,
      termNumber: deadlines.termNumber,
    },
  }
}

function shown(row: Comparable): object {
  return {
    ownerId: row.owner._id,
    projectId: row.project._id,
    folderIds: row.tags.map(({ _id }) => _id).sort(),
    scope: row.scope,
    isArchived: row.isArchived,
    amount: row.financialAmount ?? 0,
    counterpartyId: row.supplierId ?? '',
    signatureDate: row.signatureDate,
    deadlines: row.signatureDate === null ? null : deadlinesOf(row),
  }
}

function deadlinesOf({
  endDate,
  legalLimit,
  terminationDate,
  sendBy,
  phase,
  termNumber,
}: Comparable) {
  return { endDate, legalLimit, prudentLimit: terminationDate, sendBy, phase, termNumber }
}
