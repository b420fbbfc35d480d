import { plainText } from './plain-text.ts'
import type { FieldLabels } from './plain-text.ts'
import type { RichText } from './rich-text.ts'

export interface TextChange {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/**
 * The word-level changes of a section, in reading order; removed words come before their replacements. Joining same
 * and removed gives the old text, same and added the new one. Marks and image bytes are not compared.
 *
 * @example diffSections(before, after)
 * // [{ kind: 'same', text: 'pour ' }, { kind: 'removed', text: 'un' }, { kind: 'added', text: 'deux' }, …]
 */
export function diffSections(
  before: RichText,
  after: RichText,
  labels: FieldLabels = {},
): TextChange[] {
  return diffTexts(plainText(before, { labels }), plainText(after, { labels }))
}

/** `diffSections` on texts. */
export function diffTexts(before: string, after: string): TextChange[] {
  const old = toWords(before)
  const fresh = toWords(after)
  const start = commonStart(old, fresh)
  const end = commonEnd(old, fresh, start)
  return joinChanges([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...diffWords(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ])
}

/** Words, and the separators between them. */
function toWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}_]+|\s+|[^\p{L}\p{N}\p{M}_\s]/gu) ?? []
}

function commonStart(old: readonly string[], fresh: readonly string[]): number {
  const differs = old.findIndex((word, index) => word !== fresh[index])
  return differs < 0 ? Math.min(old.length, fresh.length) : differs
}

function commonEnd(old: readonly string[], fresh: readonly string[], start: number): number {
  const max = Math.min(old.length, fresh.length) - start
  let count = 0
  while (count < max && old.at(-1 - count) === fresh.at(-1 - count)) count += 1
  return count
}

/** Beyond this many changed words the texts have little in common: shown as replaced. */
const maxEdits = 1500

/** Furthest word of the old text reached on each diagonal; diagonal 0 is at index `maxEdits + 1`. */
type Frontier = Int32Array

/** Myers' greedy algorithm: the shortest list of removed and added words. */
function diffWords(old: readonly string[], fresh: readonly string[]): TextChange[] {
  const frontiers: Frontier[] = []
  const reached: Frontier = new Int32Array(2 * maxEdits + 3)
  for (let edits = 0; edits <= Math.min(maxEdits, old.length + fresh.length); edits += 1) {
    frontiers.push(reached.slice())
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      // Its neighbours belong to one edit less: this round writes every other diagonal.
      const from = stepInto(reached, diagonal, edits).x
      const x = followSame(old, fresh, diagonal, from)
      reached[maxEdits + 1 + diagonal] = x
      if (x >= old.length && x - diagonal >= fresh.length) return traceBack(old, fresh, frontiers)
    }
  }
  return [
    ...old.map((text) => ({ kind: 'removed' as const, text })),
    ...fresh.map((text) => ({ kind: 'added' as const, text })),
  ]
}

/** Where one more edit leads on a diagonal: down adds a word, right removes one. */
function stepInto(reached: Frontier, diagonal: number, edits: number) {
  const above = reached[maxEdits + 1 + diagonal + 1] ?? 0
  const left = reached[maxEdits + 1 + diagonal - 1] ?? 0
  const isAddition = diagonal === -edits || left < above
  return { isAddition, x: isAddition ? above : left + 1 }
}

function followSame(
  old: readonly string[],
  fresh: readonly string[],
  diagonal: number,
  from: number,
): number {
  let x = from
  while (x < old.length && old[x] === fresh[x - diagonal]) x += 1
  return x
}

function traceBack(
  old: readonly string[],
  fresh: readonly string[],
  frontiers: readonly Frontier[],
): TextChange[] {
  const changes: TextChange[] = []
  let x = old.length
  let y = fresh.length
  for (const [edits, reached] of [...frontiers.entries()].toReversed()) {
    const { isAddition, x: start } = stepInto(reached, x - y, edits)
    while (x > start) {
      x -= 1
      y -= 1
      changes.push({ kind: 'same', text: old[x] ?? '' })
    }
    if (edits === 0) break
    if (isAddition) {
      y -= 1
      changes.push({ kind: 'added', text: fresh[y] ?? '' })
    } else {
      x -= 1
      changes.push({ kind: 'removed', text: old[x] ?? '' })
    }
  }
  return changes.toReversed()
}

/** Merges adjacent changes of one kind; between two same parts, removals come first. */
function joinChanges(changes: readonly TextChange[]): TextChange[] {
  const joined: TextChange[] = []
  let removed = ''
  let added = ''
  const flush = (): void => {
    if (removed) joined.push({ kind: 'removed', text: removed })
    if (added) joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of changes) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = joined.at(-1)
      if (last?.kind === 'same') last.text += text
      else joined.push({ kind, text })
    }
  }
  flush()
  return joined
}
