import { sameText, type SectionText } from '../text/section-text.ts'
import { writeOf, writtenSection, type Command, type Direction } from './command.ts'

/** `refused`: it cannot be done any more; `failed`: it could be, at another moment. */
export type Outcome = 'done' | 'refused' | 'failed'

const MOST_COMMANDS = 300

/**
 * What was done to the open text, over all its sections, blocks and fields, in its order. It is undone and redone one
 * command at a time, whatever part of the text it changed; it ends with the page.
 */
export class CommandLog {
  #done: Command[] = []
  #undone: Command[] = []
  /** Whether the last command can still go on. */
  #isOpen = false
  #recordCount = 0
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What would be undone or redone now; null: nothing. */
  next(direction: Direction): Command | null {
    return this.#stack(direction).at(-1) ?? null
  }

  /** @param continues it is more of the last command, if that one wrote the same part of the same section */
  record(command: Command, continues = false): void {
    this.#recordCount += 1
    const last = this.#done.at(-1)
    const merged = continues && this.#isOpen && last ? merge(last, command) : null
    if (merged) this.#done = [...this.#done.slice(0, -1), merged]
    else this.#done = [...this.#done, command].slice(-MOST_COMMANDS)
    this.#undone = []
    this.#isOpen = true
    this.#notify()
  }

  /**
   * Takes the next command back, or does it again. One that is refused leaves the log; one that failed stays where it
   * was. Resolves to what was run; null: there was nothing.
   */
  async step(
    direction: Direction,
    run: (command: Command) => Promise<Outcome>,
  ): Promise<Command | null> {
    const command = this.#stack(direction).pop()
    if (!command) return null
    this.#isOpen = false
    this.#notify()
    const recordCount = this.#recordCount
    const earlier = this.#done.length
    const outcome = await run(command)
    const isUndone = (direction === 'undo') === (outcome === 'done')
    // What was done meanwhile came after it: it is undone first, and there is nothing to do again any more.
    const isOvertaken = recordCount !== this.#recordCount
    if (outcome !== 'refused') {
      if (!isUndone) this.#done.splice(earlier, 0, command)
      else if (!isOvertaken) this.#undone.push(command)
    }
    this.#notify()
    return command
  }

  /** Another text has taken the place of a section's: what was written there before can no longer be undone. */
  lose(sectionId: string): void {
    const mark = (command: Command) =>
      writtenSection(command) === sectionId ? { ...command, isLost: true } : command
    this.#done = this.#done.map(mark)
    this.#undone = this.#undone.map(mark)
    this.#isOpen = false
    this.#notify()
  }

  /** Drops what was written in a section after it said this: it has been taken back without undoing it. */
  withdraw(sectionId: string, text: SectionText): void {
    const written = this.#done.filter((command) => writtenSection(command) === sectionId)
    const kept = written.findLastIndex((command) => sameText(writeOf(command)!.to, text))
    const dropped = new Set(written.slice(kept + 1))
    this.#done = this.#done.filter((command) => !dropped.has(command))
    this.#isOpen = false
    this.#notify()
  }

  /** Drops all that was written in a section, once the person was told. */
  forget(sectionId: string): void {
    const isKept = (command: Command) => writtenSection(command) !== sectionId
    this.#done = this.#done.filter(isKept)
    this.#undone = this.#undone.filter(isKept)
    this.#notify()
  }

  #stack(direction: Direction): Command[] {
    return direction === 'undo' ? this.#done : this.#undone
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

function merge(last: Command, more: Command): Command | null {
  const [begun] = last.steps
  const [step] = more.steps
  const isSame = last.name === more.name && writtenSection(last) === writtenSection(more)
  if (!isSame || begun?.kind !== 'write' || step?.kind !== 'write') return null
  return {
    ...last,
    steps: [{ ...begun, to: step.to }],
    ...(last.cursors && more.cursors
      ? { cursors: { before: last.cursors.before, after: more.cursors.after } }
      : {}),
  }
}
