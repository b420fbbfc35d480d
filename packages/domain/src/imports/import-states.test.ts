import { describe, expect, test } from 'vitest'
import { Refused } from '../refusal.ts'
import {
  IMPORT_ACTS,
  IMPORT_STATES,
  importAfter,
  isWorking,
  whyNotImport,
  type ImportAct,
  type ImportState,
} from './import-states.ts'

const ACTS = Object.keys(IMPORT_ACTS) as ImportAct[]

describe('the life of an import', () => {
  test('goes from its files to what they became, and back', () => {
    const life: ImportAct[] = [
      'complete',
      'beginReading',
      'finishReading',
      'plan',
      'finishPlan',
      'create',
      'finish',
      'undo',
      'finishUndo',
    ]
    const states = life.reduce<ImportState[]>(
      (lived, act) => [...lived, importAfter(lived.at(-1)!, act)],
      ['receiving'],
    )
    expect(states).toEqual([
      'receiving',
      'received',
      'reading',
      'toMap',
      'planning',
      'toReview',
      'creating',
      'done',
      'undoing',
      'undone',
    ])
  })

  test('reaches every state from its beginning', () => {
    const reached = new Set<ImportState>(['receiving'])
    for (const state of reached)
      for (const act of ACTS) if (!whyNotImport(state, act)) reached.add(importAfter(state, act))
    expect([...reached].toSorted()).toEqual([...IMPORT_STATES].toSorted())
  })

  test('ends where nothing can be done any more', () => {
    for (const state of ['failed', 'undone'] as const)
      expect(ACTS.filter((act) => whyNotImport(state, act) === null)).toEqual([])
  })

  test('can be paused only while jobs work on it, and cancelled until it is over', () => {
    for (const state of IMPORT_STATES) {
      expect([state, whyNotImport(state, 'pause') === null]).toEqual([state, isWorking(state)])
      const isOver = ['done', 'failed', 'cancelled', 'undoing', 'undone'].includes(state)
      expect([state, whyNotImport(state, 'cancel')]).toEqual([state, isOver ? 'IMPORT_OVER' : null])
    }
  })

  test('refuses an act of another state with its reason', () => {
    expect(() => importAfter('toMap', 'complete')).toThrow(
      new Refused('STATE', 'IMPORT_NOT_RECEIVING'),
    )
  })
})
