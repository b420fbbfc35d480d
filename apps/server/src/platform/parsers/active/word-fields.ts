import { decodeEntities } from '../xml/decode-entities.ts'

/** Fields that fetch a file or start a program, and links that open one. */
const REACHES_OUT = /^\s*(?:DDEAUTO|DDE|INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT)\b/i
const OPENS_FILE = /^\s*HYPERLINK\s+"?(?!https?:|mailto:|tel:|#|\\[a-z]\b)[^"\s]/i

const PIECE =
  /<(?:\w+:)?fldChar\b[^>]*?\bfldCharType\s*=\s*["'](begin|separate|end)["'][^>]*>|<(?:\w+:)?instrText\b[^>]*?(?<!\/)>([\s\S]*?)<\/(?:\w+:)?instrText\s*>|<(?:\w+:)?fldSimple\b[^>]*?\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g

export interface WordField {
  kind: 'externalContent' | 'fileLinks'
  /** Where its instruction is written. */
  ranges: [start: number, end: number][]
}

/** The fields of a part, read from its XML text, that do more than show something. */
export function activeFields(xml: string): WordField[] {
  const found: WordField[] = []
  /** Fields nest: each instruction belongs to the innermost one that is open. */
  const open: { text: string; ranges: [number, number][] }[] = []
  const judge = (text: string, ranges: [number, number][]) => {
    const kind = kindOfField(text)
    if (kind) found.push({ kind, ranges })
  }
  for (const match of xml.matchAll(PIECE)) {
    const [whole, mark, instruction, doubleQuoted, singleQuoted] = match
    const simple = doubleQuoted ?? singleQuoted
    if (mark === 'begin') open.push({ text: '', ranges: [] })
    else if (mark) judge(...instructionOf(open, mark))
    else if (simple !== undefined) {
      const end = match.index + whole.length - 1
      judge(plain(simple), [[end - simple.length, end]])
    } else if (instruction !== undefined) {
      const start = match.index + whole.indexOf('>') + 1
      const field = open.at(-1)
      if (!field) continue
      field.text += plain(instruction)
      field.ranges.push([start, start + instruction.length])
    }
  }
  for (const { text, ranges } of open) judge(text, ranges)
  return found
}

function instructionOf(
  open: { text: string; ranges: [number, number][] }[],
  mark: string,
): [string, [number, number][]] {
  const field = mark === 'end' ? open.pop() : open.at(-1)
  const { text, ranges } = field ?? { text: '', ranges: [] }
  // What follows the separator is the result; the instruction is judged once.
  if (field) Object.assign(field, { text: '', ranges: [] })
  return [text, ranges]
}

function kindOfField(instruction: string): WordField['kind'] | undefined {
  if (REACHES_OUT.test(instruction)) return 'externalContent'
  return OPENS_FILE.test(instruction) ? 'fileLinks' : undefined
}

function plain(written: string): string {
  const text = written.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<!\[CDATA\[|\]\]>/g, '')
  return decodeEntities(text)
}
