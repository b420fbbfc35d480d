import { mostMarks, type WrittenMark } from './placeholder.ts'

/** The marks among what a pattern finds, as many as one paragraph can have. */
export function firstMarks(
  found: Iterable<RegExpExecArray>,
  markOf: (match: RegExpExecArray) => WrittenMark | null,
): WrittenMark[] {
  const marks: WrittenMark[] = []
  for (const match of found) {
    const mark = markOf(match)
    if (mark) marks.push(mark)
    if (marks.length === mostMarks.inParagraph) break
  }
  return marks
}
