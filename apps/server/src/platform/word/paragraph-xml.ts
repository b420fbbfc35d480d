import type { TextAlign } from '@tacite/document/rich-text.ts'
import { element, valued, type Xml } from './xml.ts'

export interface ParagraphLook {
  /** Default: the file's normal style. */
  styleId?: string
  /** The list that counts it, and its level from 0. */
  list?: { id: number; level: number }
  indentTwips?: number
  align?: TextAlign
  keepsWithNext?: boolean
}

/** A paragraph around its runs; its properties in the order that the schema of Word's files asks for. */
export function paragraphXml(look: ParagraphLook, content: Xml): Xml {
  const { styleId, list, indentTwips, align = 'left', keepsWithNext } = look
  const properties = [
    styleId === undefined ? '' : valued('w:pStyle', styleId),
    keepsWithNext ? '<w:keepNext/>' : '',
    list ? element('w:numPr', {}, valued('w:ilvl', list.level), valued('w:numId', list.id)) : '',
    indentTwips === undefined ? '' : element('w:ind', { 'w:left': indentTwips }),
    // The style of a letterhead may justify its text: left is what nobody chose.
    align === 'left' ? '' : valued('w:jc', align === 'justify' ? 'both' : align),
  ]
  const said = properties.some(Boolean) ? element('w:pPr', {}, ...properties) : ''
  return element('w:p', {}, said, content)
}
