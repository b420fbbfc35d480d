/** So many words in a row: single ones would be found anywhere. */
const RUN = 4

/**
 * How much of some lines others say in the same order: the share of their runs of four words, or of all words of a
 * shorter line, whatever their case and the signs between them.
 *
 * @example keptShare(['Le prix est ferme'], ['Article 1 – Le prix est ferme.']) // 1
 */
export function keptShare(lines: readonly string[], others: readonly string[]): number {
  const runs = lines.flatMap((line) => runsOf(line, [RUN]))
  const kept = new Set(others.flatMap((line) => runsOf(line, [1, 2, 3, RUN])))
  return runs.length === 0 ? 1 : runs.filter((run) => kept.has(run)).length / runs.length
}

function runsOf(line: string, lengths: readonly number[]): string[] {
  const words =
    line
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < RUN && lengths.length === 1) return words.length > 0 ? [words.join(' ')] : []
  return lengths.flatMap((length) =>
    words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')),
  )
}
