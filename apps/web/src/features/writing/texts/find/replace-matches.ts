import type { ReplacementPlan, SectionReplacement } from '@tacite/document/find/plan-replacement.ts'
import type { Command, Step } from '../history/command.ts'
import type { CommandLog } from '../history/command-log.ts'
import type { OpenText } from '../text/open-text.tsx'
import { textOf } from '../text/section-state.ts'
import { sameContent, sameText, type SectionText } from '../text/section-text.ts'
import type { TextStore } from '../text/text-store.ts'
import type { SearchedText } from './searched-text.ts'

/** What became of a replacement. */
export interface Replaced {
  /** In the page. */
  count: number
  sectionCount: number
  /** Sections that the server does not have yet: each says why. */
  unsavedCount: number
  /** Sections that were changed since they were searched, and stay as they are. */
  changedCount: number
  /** The last command of the log now. */
  command: ReturnType<CommandLog['next']>
}

type Deps = Pick<OpenText, 'log' | 'isUnderValidation'> & {
  store: Pick<TextStore, 'read' | 'rewrite' | 'flush' | 'saved'>
}

/**
 * Replaces as planned, as one command of the history, and saves each section. Under validation the server asks before
 * the first one; who declines has changed nothing.
 *
 * @param searched the text that was planned upon: a section that says something else by now stays as it is
 * @param command what it is called in the history
 */
export async function replaceMatches(
  { changes }: Pick<ReplacementPlan, 'changes'>,
  searched: SearchedText,
  command: Pick<Command, 'name' | 'subject'>,
  deps: Deps,
): Promise<Replaced> {
  const { store, log, isUnderValidation } = deps
  const asSearched = new Map(searched.sections.map((section) => [section.id, section]))
  const isUnchanged = ({ sectionId }: SectionReplacement) => {
    const state = store.read(sectionId)
    const was = asSearched.get(sectionId)
    const isSame = state?.title === was?.title && sameContent(state?.content, was?.content)
    return isSame && state?.save.kind !== 'conflict'
  }
  const possible = changes.filter(isUnchanged)
  const changedCount = changes.length - possible.length
  const first = isUnderValidation ? possible.slice(0, 1) : []
  const written = write(first, store)
  if (!(await areAccepted(written, store))) {
    const last = log.next('undo')
    return { count: 0, sectionCount: 0, unsavedCount: 0, changedCount, command: last }
  }
  const steps = [...written, ...write(possible.slice(first.length), store)]
  if (steps.length > 0) log.record({ ...command, steps })
  const last = log.next('undo')
  const saved = await Promise.all(possible.map(({ sectionId }) => store.saved(sectionId)))
  return {
    count: possible.reduce((sum, { count }) => sum + count, 0),
    sectionCount: possible.length,
    unsavedCount: saved.filter((isSaved) => !isSaved).length,
    changedCount,
    command: last,
  }
}

type WriteStep = Extract<Step, { kind: 'write' }>

function write(changes: readonly SectionReplacement[], store: Deps['store']): WriteStep[] {
  return changes.map(({ sectionId, title, content }) => {
    const from = textOf(store.read(sectionId)!)
    const to: SectionText = { ...from, title, content }
    store.rewrite(sectionId, to)
    return { kind: 'write', sectionId, from, to }
  })
}

/** Whether the sections say what was written once the server has been asked. */
async function areAccepted(steps: readonly WriteStep[], store: Deps['store']): Promise<boolean> {
  for (const { sectionId, to } of steps) {
    await store.saved(sectionId)
    const state = store.read(sectionId)
    if (!state || !sameText(textOf(state), to)) return false
  }
  return true
}
