import type { Mutant } from '@stryker-mutator/api/core'

type Position = Mutant['location']['start']

/** A change and its place: names the same mutant in every run, whatever is written above it in its file. */
export interface MutantKey {
  /** Relative to the root. */
  file: string
  /** The source line where the change begins, without its indentation. */
  line: string
  from: string
  to: string
}

export function mutantKey(file: string, source: string, mutant: Mutant): MutantKey {
  const { start, end } = mutant.location
  return {
    file,
    line: (source.split('\n')[start.line] ?? '').trim(),
    from: oneLine(source.slice(offsetOf(source, start), offsetOf(source, end))),
    to: oneLine(mutant.replacement ?? ''),
  }
}

export function isSameMutant(a: MutantKey, b: MutantKey): boolean {
  return a.file === b.file && a.line === b.line && a.from === b.from && a.to === b.to
}

function offsetOf(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line)
  return before.reduce((offset, text) => offset + text.length + 1, 0) + column
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
