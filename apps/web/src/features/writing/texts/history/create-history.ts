import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import type { Editing } from '../text/editing.ts'
import { createSerialQueue } from '../text/serial-queue.ts'
import { writtenSection, type Command, type Direction } from './command.ts'
import type { CommandLog, Outcome } from './command-log.ts'
import { whatOf } from './describe-command.ts'
import { leftOf, reasonOf, refusalOf } from './describe-refusal.ts'
import { isThere, placeBefore, placeOf, type Place } from './place-of-command.ts'
import { runCommand, type Ran, type RunDeps } from './run-command.ts'
import { writesInSeveral } from './several-sections.ts'
import { focusedSection, showChange } from './show-change.ts'

export interface HistoryDeps extends RunDeps {
  log: CommandLog
  editing: Editing
  /** Why the text cannot currently be changed; null: it can. */
  readOnlyReason: string | null
}

/**
 * Takes the last command of an open text back, or does the last one that was undone again: shows where, and says what.
 * One at a time, in the order in which they were asked for.
 */
export function createHistory(deps: HistoryDeps): (direction: Direction) => void {
  const { log } = deps
  const queue = createSerialQueue()
  const step = (direction: Direction) => {
    void queue.add(async () => {
      let isSeen = false
      const command = await log.step(direction, async (next) => {
        const shown = await runAndShow(next, direction, deps)
        isSeen = shown.isSeen
        return shown.outcome
      })
      if (command && !isSeen) announce(command, direction, log, step)
    })
  }
  return step
}

/** `isSeen`: nothing more has to be said. It happened before the person's eyes, or they were told why it did not. */
interface Shown {
  outcome: Outcome
  isSeen: boolean
}

async function runAndShow(
  command: Command,
  direction: Direction,
  deps: HistoryDeps,
): Promise<Shown> {
  const { editing, readWire, readOnlyReason } = deps
  if (readOnlyReason !== null) {
    toasts.warning(readOnlyReason)
    return { outcome: 'failed', isSeen: true }
  }
  const place = placeOf(command)
  const wire = readWire()
  const before = place && wire ? placeBefore(wire, place) : null
  const wasIn = focusedSection()
  const ran = await runCommand(command, direction, deps)
  if (ran.outcome !== 'done') {
    explain(ran, command, direction, deps.log)
    return { outcome: ran.outcome, isSeen: true }
  }
  for (const left of ran.left) toasts.warning(leftOf(currentTexts(), left))
  const shown = place && !isThere(place, readWire()) ? before : place
  const cursor = command.cursors?.[direction === 'undo' ? 'before' : 'after']
  const hasMoved = shown !== null && (await showChange(editing, shown, cursor))
  const isHere = isWritten(place) && wasIn === place.id && !hasMoved
  return { outcome: 'done', isSeen: isHere && !writesInSeveral(command) }
}

function isWritten(place: Place | null): place is Place {
  return place?.part === 'content' || place?.part === 'title'
}

/** Says why nothing was undone; the rest of what was written there goes with it, as it builds on the same text. */
function explain(
  ran: Exclude<Ran, { outcome: 'done' }>,
  command: Command,
  direction: Direction,
  log: CommandLog,
): void {
  const t = currentTexts()
  if (ran.outcome === 'failed') {
    if ('words' in ran) toasts.error(ran.words)
    return
  }
  const reason = 'obstacle' in ran ? reasonOf(t, ran.obstacle) : 'words' in ran ? ran.words : null
  if (reason !== null) toasts.warning(refusalOf(t, command, direction, reason))
  const sectionId = writtenSection(command)
  if (sectionId) log.forget(sectionId)
}

/** Says what was done, and offers the way back for as long as it is the next step. */
function announce(
  command: Command,
  direction: Direction,
  log: CommandLog,
  step: (direction: Direction) => void,
): void {
  const t = currentTexts()
  const back: Direction = direction === 'undo' ? 'redo' : 'undo'
  const news = toasts.info(t(`editor.history.done.${direction}`, { what: whatOf(t, command) }), {
    undo: () => step(back),
    undoLabel: t(back === 'redo' ? 'common.action.redo' : 'common.action.undo'),
  })
  const stop = log.subscribe(() => {
    if (log.next(back) === command) return
    stop()
    toasts.close(news)
  })
}
