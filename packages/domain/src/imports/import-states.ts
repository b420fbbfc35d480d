import { Refused, type PlainRefusalCode } from '../refusal.ts'

/**
 * The life of an import. `receiving`: its files are being sent; `received`: all are whole; `toMap`, `toReview`: it waits
 * for a person; `reading`, `planning`, `creating`, `undoing`: a job works on it; `failed`: nothing of it can be read.
 */
export const IMPORT_STATES = [
  'receiving',
  'received',
  'reading',
  'toMap',
  'planning',
  'toReview',
  'creating',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const

export type ImportState = (typeof IMPORT_STATES)[number]

interface Transition {
  from: readonly ImportState[]
  /** The state it leads to; null: it stays as it is. */
  to: ImportState | null
  refusal: PlainRefusalCode
}

/** In these, jobs go on by themselves. */
const WORKING_STATES = [
  'received',
  'reading',
  'planning',
  'creating',
  'undoing',
] as const satisfies readonly ImportState[]

/** What can be done with an import, in which states, and why not in the others. */
export const IMPORT_ACTS = {
  receive: { from: ['receiving'], to: null, refusal: 'IMPORT_NOT_RECEIVING' },
  complete: { from: ['receiving'], to: 'received', refusal: 'IMPORT_NOT_RECEIVING' },
  beginReading: { from: ['received'], to: 'reading', refusal: 'IMPORT_NOT_READING' },
  finishReading: { from: ['reading'], to: 'toMap', refusal: 'IMPORT_NOT_READING' },
  fail: { from: ['received', 'reading'], to: 'failed', refusal: 'IMPORT_NOT_READING' },
  /** What was left is read again. */
  retry: { from: ['toMap'], to: 'reading', refusal: 'IMPORT_NOT_READ' },
  pause: { from: WORKING_STATES, to: null, refusal: 'IMPORT_NOT_WORKING' },
  resume: { from: WORKING_STATES, to: null, refusal: 'IMPORT_NOT_WORKING' },
  cancel: {
    from: ['receiving', 'received', 'reading', 'toMap', 'planning', 'toReview', 'creating'],
    to: 'cancelled',
    refusal: 'IMPORT_OVER',
  },
  /** Other rules, or other words on files: what was simulated by the former ones is not created. */
  map: { from: ['toMap', 'toReview'], to: 'toMap', refusal: 'IMPORT_NOT_READ' },
  plan: { from: ['toMap', 'toReview'], to: 'planning', refusal: 'IMPORT_NOT_READ' },
  finishPlan: { from: ['planning'], to: 'toReview', refusal: 'IMPORT_NOT_PLANNED' },
  /** One value, or whether it is created; of what could not be created, afterwards too. */
  correct: { from: ['toReview', 'done'], to: null, refusal: 'IMPORT_NOT_PLANNED' },
  /** Again, for what could not be created. */
  create: { from: ['toReview', 'done'], to: 'creating', refusal: 'IMPORT_NOT_PLANNED' },
  finish: { from: ['creating'], to: 'done', refusal: 'IMPORT_NOT_PLANNED' },
  undo: { from: ['done', 'cancelled'], to: 'undoing', refusal: 'IMPORT_NOT_DONE' },
  finishUndo: { from: ['undoing'], to: 'undone', refusal: 'IMPORT_NOT_DONE' },
} as const satisfies Record<string, Transition>

export type ImportAct = keyof typeof IMPORT_ACTS

/**
 * Why an act is impossible in a state; null: it is possible.
 * @example whyNotImport('toMap', 'pause') // 'IMPORT_NOT_WORKING'
 */
export function whyNotImport(state: ImportState, act: ImportAct): PlainRefusalCode | null {
  const { from, refusal }: Transition = IMPORT_ACTS[act]
  return from.includes(state) ? null : refusal
}

/**
 * The state after an act.
 * @throws Refused with the reason of the act
 */
export function importAfter(state: ImportState, act: ImportAct): ImportState {
  const refusal = whyNotImport(state, act)
  if (refusal) throw new Refused('STATE', refusal)
  const { to }: Transition = IMPORT_ACTS[act]
  return to ?? state
}

/** Whether jobs go on with it by themselves, unless it is paused. */
export function isWorking(state: ImportState): boolean {
  return (WORKING_STATES as readonly ImportState[]).includes(state)
}
