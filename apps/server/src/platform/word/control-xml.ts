import type { WordWriter } from './word-writer.ts'
import { element, valued, type Xml } from './xml.ts'

export interface Control {
  /** What people read. */
  title: string
  /** What programs read. */
  tag: string
  /** Holds plain text, not blocks. */
  isText?: boolean
  /** What it shows is a prompt, which typing replaces. */
  isPrompt?: boolean
}

/** Word refuses longer ones. */
const MOST_CHARACTERS = 64

/** A content control around text, blocks, rows or cells. */
export function controlXml(
  { title, tag, isText = false, isPrompt = false }: Control,
  content: Xml,
  writer: WordWriter,
): Xml {
  return element(
    'w:sdt',
    {},
    element(
      'w:sdtPr',
      {},
      valued('w:alias', shortened(title)),
      valued('w:tag', shortened(tag)),
      valued('w:id', writer.nextId()),
      isPrompt ? '<w:showingPlcHdr/>' : '',
      isText ? element('w:text', { 'w:multiLine': 1 }) : '',
    ),
    element('w:sdtContent', {}, content),
  )
}

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS - 1).toWellFormed()}…`
}
