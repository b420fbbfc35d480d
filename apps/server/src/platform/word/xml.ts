/** XML as text: `element` and `textOf` are the only places that write it, so that nothing people wrote becomes markup. */
export type Xml = string

type Attributes = Readonly<Record<string, string | number | undefined>>

/**
 * An element with its attributes, those that are undefined left out.
 *
 * @example element('w:jc', { 'w:val': 'center' }) // '<w:jc w:val="center"/>'
 */
export function element(name: string, attributes: Attributes = {}, ...content: Xml[]): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escaped(String(value))}"`))
    .join('')
  const inside = content.join('')
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

/** `element` with a single attribute `w:val`, Word's usual way to say a property. */
export function valued(name: string, value: string | number): Xml {
  return element(name, { 'w:val': value })
}

/** Characters between two tags. */
export function characters(text: string): Xml {
  return escaped(text)
}

/** A part of the file, with the namespaces that it declares. */
export function xmlPart(name: string, namespaces: Attributes, ...content: Xml[]): Xml {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${element(name, namespaces, ...content)}`
}

/** XML 1.0 has no such characters, escaped or not: a file with one of them does not open at all. */
// oxlint-disable-next-line no-control-regex -- finding control characters is its purpose
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(IMPOSSIBLE, '')
    .replaceAll(/[&<>"\n\r\t]/g, (character) => ENTITIES[character] ?? '')
}
