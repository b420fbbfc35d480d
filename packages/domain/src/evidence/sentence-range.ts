interface Range {
  start: number
  end: number
}

/**
 * Where the sentence around a value stands in the text of its page. It was kept on one line, and cut with « … » where it is
 * very long.
 *
 * @param value the range of the value in the text
 * @returns the range of the value itself where the text does not hold the sentence
 * @example sentenceRange('Il prend fin le\n31 mars 2027.', { start: 16, end: 28 }, 'Il prend fin le 31 mars 2027.')
 * // { start: 0, end: 29 }
 */
export function sentenceRange(text: string, value: Range, sentence: string): Range {
  const { line, offsets } = onOneLine(text)
  const wanted = sentence.replace(/^…/, '').replace(/…$/, '')
  for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + 1)) {
    const start = offsets[at]!
    const end = (offsets[at + wanted.length - 1] ?? start) + 1
    if (start <= value.start && value.end <= end) return { start, end }
    if (start > value.start) break
  }
  return { start: value.start, end: value.end }
}

/** With the offset of each character in the text. */
function onOneLine(text: string): { line: string; offsets: number[] } {
  let line = ''
  const offsets: number[] = []
  for (let offset = 0; offset < text.length; offset += 1) {
    const isSpace = /\s/.test(text[offset]!)
    if (isSpace && (line === '' || line.endsWith(' '))) continue
    line += isSpace ? ' ' : text[offset]!
    offsets.push(offset)
  }
  return { line, offsets }
}
