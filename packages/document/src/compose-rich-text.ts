import { conditionOperators, isOneOf } from './attribute-rules.ts'
import type {
  Condition,
  ListItemNode,
  ParagraphNode,
  RepeatedRowNode,
  RichText,
  RichTextBlock,
  RichTextInline,
  TableNode,
} from './rich-text.ts'

/**
 * Parses content written in our own source, for templates and tests; never for user input. One line is one paragraph.
 * `{client_name}` is a field, `**words**` are bold, `- ` begins a bullet, `| a | b |` is a table row (the first one
 * its header), and the lines between `[if variable operator value]` and `[end]` are conditional. Those
 * after `[repeat premises Locaux]` stand once per row, and a table row that begins with `|premises|` does.
 *
 * @throws Error on an invalid condition: a mistake in the source.
 * @example composeRichText('Le prix est de {amount_incl_tax}.\n- payable à 30 jours')
 */
export function composeRichText(source: string): RichText {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  return { type: 'doc', content: composeBlocks(lines.map((line) => line.trim())) }
}

function composeBlocks(lines: readonly string[]): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const isFramed = kindOf(line) === 'frame'
    const end = isFramed ? frameEnd(lines, at) : runEnd(lines, at)
    if (end < 0) throw new Error(`No [end] for ${line}`)
    const run = lines.slice(at, end)
    if (isFramed) {
      blocks.push(composeFrame(line, composeBlocks(run.slice(1))))
      at = end + 1
    } else {
      blocks.push(...composeRun(line, run))
      at = end
    }
  }
  return blocks
}

function composeFrame(line: string, content: RichTextBlock[]): RichTextBlock {
  const [, key, name] = /^\[repeat (\w+) (.+)\]$/.exec(line) ?? []
  return key && name
    ? { type: 'repeat', attrs: { ...ANY_ROWS, key, name }, content }
    : { type: 'conditional', attrs: readCondition(line), content }
}

const ANY_ROWS = { min: 0, max: 50 }

type LineKind = 'bullet' | 'row' | 'frame' | 'paragraph'

function kindOf(line: string): LineKind {
  if (line.startsWith('- ')) return 'bullet'
  if (line.startsWith('|')) return 'row'
  return /^\[(?:if|repeat) /.test(line) ? 'frame' : 'paragraph'
}

/** Where the frame that begins there ends; -1 when it does not. */
function frameEnd(lines: readonly string[], at: number): number {
  let depth = 0
  return lines.findIndex((line, index) => {
    if (index < at) return false
    if (kindOf(line) === 'frame') depth += 1
    if (line === '[end]') depth -= 1
    return depth === 0
  })
}

function runEnd(lines: readonly string[], at: number): number {
  const kind = kindOf(lines[at] ?? '')
  const end = lines.findIndex((line, index) => index > at && kindOf(line) !== kind)
  return end < 0 ? lines.length : end
}

function composeRun(first: string, run: readonly string[]): RichTextBlock[] {
  switch (kindOf(first)) {
    case 'bullet':
      return [{ type: 'bullet_list', content: run.map((line) => composeItem(line.slice(2))) }]
    case 'row':
      return [composeTable(run)]
    default:
      return run.map((line) => composeParagraph(line))
  }
}

function composeItem(text: string): ListItemNode {
  return { type: 'list_item', content: [composeParagraph(text)] }
}

function composeTable(rows: readonly string[]): TableNode {
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      ...rowKind(row),
      content: row
        .replace(/^\|\w+(?=\|)/, '')
        .replace(/^\|\s*|\s*\|$/g, '')
        .split(/\s*\|\s*/)
        .map((cell) => ({
          type: index === 0 ? 'table_header' : 'table_cell',
          attrs: { colspan: 1, rowspan: 1, colwidth: null },
          content: [composeParagraph(cell, 'left')],
        })),
    })),
  }
}

function rowKind(row: string): { type: 'table_row' } | Pick<RepeatedRowNode, 'type' | 'attrs'> {
  const [, key] = /^\|(\w+)\|/.exec(row) ?? []
  return key
    ? { type: 'repeated_row', attrs: { ...ANY_ROWS, key, name: key } }
    : { type: 'table_row' }
}

/** @example composeParagraph('Entre **{client_name}**') */
function composeParagraph(
  text: string,
  align: ParagraphNode['attrs']['align'] = 'justify',
): ParagraphNode {
  const content = text.split('**').flatMap((run, index) => composeInlines(run, index % 2 === 1))
  return { type: 'paragraph', attrs: { align }, ...(content.length > 0 ? { content } : {}) }
}

function composeInlines(text: string, isBold: boolean): RichTextInline[] {
  const marks = isBold ? { marks: [{ type: 'bold' as const }] } : {}
  // What the pattern captures, a field's name, alternates with the texts around it.
  return text.split(/\{([a-z][a-z0-9_]*)\}/).flatMap((part, index): RichTextInline[] => {
    if (index % 2 === 1) return [{ type: 'field', attrs: { variable: part }, ...marks }]
    return part === '' ? [] : [{ type: 'text', text: part, ...marks }]
  })
}

function readCondition(line: string): Condition {
  const [, variable, operator, value] = /^\[if (\w+) (\w+)(?: (.+))?\]$/.exec(line) ?? []
  if (!variable || !isOneOf(conditionOperators)(operator))
    throw new Error(`Not a condition: ${line}`)
  const parsed: Condition['value'] =
    value === undefined ? null : (JSON.parse(value) as Condition['value'])
  return { variable, operator, value: parsed }
}
