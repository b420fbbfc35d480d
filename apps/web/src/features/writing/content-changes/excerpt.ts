import type { TextChange } from '@tacite/document/diff-sections.ts'

/** Unchanged words shown on each side of a change. */
const KEPT = 120
/** What replaces the rest. */
export const GAP = ' […] '

/**
 * The changed words of a section with a little of what stands around them.
 *
 * @example excerptOf([{ kind: 'same', text: aLongText }, { kind: 'added', text: 'deux' }]) // '… […] end of it', 'deux'
 */
export function excerptOf(changes: readonly TextChange[]): TextChange[] {
  return changes.map((change, at) => {
    if (change.kind !== 'same') return change
    const start = at === 0 ? '' : opening(change.text)
    const end = at === changes.length - 1 ? '' : ending(change.text)
    const isShort = start.length + end.length + GAP.length >= change.text.length
    return isShort ? change : { kind: 'same', text: `${start}${GAP}${end}` }
  })
}

/** Cut between words. */
function opening(text: string): string {
  return text.slice(0, KEPT).replace(/\S*$/u, '')
}

function ending(text: string): string {
  return text.slice(-KEPT).replace(/^\S*/u, '')
}
