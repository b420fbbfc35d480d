import { runXml } from './inline-xml.ts'
import { paragraphXml } from './paragraph-xml.ts'
import type { WordWriter } from './word-writer.ts'
import type { Xml } from './xml.ts'

/**
 * What the text is, its reference, between whom: in styles of its own, by which the importer knows that it is no part
 * of the text.
 */
export function coverXml(writer: WordWriter): Xml {
  const { head, words } = writer.request
  const { cover, title } = writer.styles
  const line = (text: string, isBold = false): Xml =>
    text === ''
      ? ''
      : paragraphXml({ styleId: cover }, runXml(text, isBold ? [{ type: 'bold' }] : [], writer))
  const parties = head.parties.flatMap(({ role = '', name, lines = [] }) => [
    line(role),
    line(name, true),
    ...lines.map((text) => line(text)),
  ])
  return [
    line(head.companyName, true),
    line(head.reference === '' ? '' : `${words.reference} ${head.reference}`),
    line(words.note),
    paragraphXml({ styleId: title }, runXml(head.title, [], writer)),
    ...(parties.length > 0 ? [line(words.parties), ...parties] : []),
  ].join('')
}
