import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parserRefusalCode } from '../parser-refusal.ts'
import { parseXml, type XmlElement } from './parse-xml.ts'

const PREFIXES = { 'urn:word': 'w' }

function parse(text: string): XmlElement {
  return parseXml(Buffer.from(text), PREFIXES)
}

function codeOf(bytes: Uint8Array): string {
  try {
    parseXml(bytes, PREFIXES, { elements: 1000, depth: 50 })
    return 'accepted'
  } catch (error) {
    return parserRefusalCode(error) ?? String(error)
  }
}

test('names elements and attributes by their namespace, whatever their prefix', () => {
  expect(
    parse('<x:p xmlns:x="urn:word" x:a="1" b="2"><t xmlns="urn:word">é&amp;&#233;</t></x:p>'),
  ).toEqual({
    name: 'w:p',
    attributes: { 'w:a': '1', b: '2' },
    children: [{ name: 'w:t', attributes: {}, children: ['é&é'] }],
  })
  expect(parse('<a xmlns="urn:other"><b xmlns=""/></a>').children[0]).toMatchObject({ name: 'b' })
})

test('reads CDATA, comments, instructions, UTF-16 and byte order marks', () => {
  const text = '<?xml version="1.0"?><!-- <b> --><a>x<![CDATA[<y>]]><?pi <z> ?></a>'
  expect(merged(parse(text)).children).toEqual(['x<y>'])
  expect(merged(parseXml(Buffer.from(`\ufeff${text}`, 'utf16le'), {})).children).toEqual(['x<y>'])
  expect(merged(parseXml(Buffer.from(`\ufeff${text}`), {})).children).toEqual(['x<y>'])
})

const laughs =
  '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>'
const hostile: [string, string, string][] = [
  [
    'an external entity',
    'FILE_UNSAFE',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ],
  ['a billion laughs', 'FILE_UNSAFE', laughs],
  ['a DTD elsewhere', 'FILE_UNSAFE', '<!doctype a SYSTEM "http://127.0.0.1/a.dtd"><a/>'],
  ['an unknown entity', 'FILE_UNREADABLE', '<a>&x;</a>'],
  ['a lone ampersand', 'FILE_UNREADABLE', '<a>a & b</a>'],
  ['a forbidden character', 'FILE_UNREADABLE', '<a>&#0;</a>'],
  ['a number beyond Unicode', 'FILE_UNREADABLE', '<a>&#x110000;</a>'],
  ['an open end', 'FILE_UNREADABLE', '<a><b></b>'],
  ['crossed tags', 'FILE_UNREADABLE', '<a><b></a></b>'],
  ['two roots', 'FILE_UNREADABLE', '<a/><b/>'],
  ['no root', 'FILE_UNREADABLE', ''],
  ['text outside', 'FILE_UNREADABLE', 'x<a/>'],
  ['an attribute twice', 'FILE_UNREADABLE', '<a b="1" b="2"/>'],
  ['an unquoted attribute', 'FILE_UNREADABLE', '<a b=1/>'],
  ['a tag in an attribute', 'FILE_UNREADABLE', '<a b="<c>"/>'],
  ['too much depth', 'FILE_TOO_COMPLEX', `${'<a>'.repeat(51)}${'</a>'.repeat(51)}`],
  ['too many elements', 'FILE_TOO_COMPLEX', `<a>${'<b/>'.repeat(1000)}</a>`],
]

test.each(hostile)('refuses %s with %s', (_, code, text) => {
  expect(codeOf(Buffer.from(text))).toBe(code)
})

test('refuses bytes that are not in the encoding they claim', () => {
  expect(codeOf(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]))).toBe(
    'FILE_UNREADABLE',
  )
})

const word = fc.stringMatching(/^[a-z]{1,4}$/)
const text = fc.stringMatching(/^[a-z &<>"'é\u{1F600}]{0,12}$/u)
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .tuple(
      word,
      fc.uniqueArray(fc.tuple(word, text), { maxLength: 3, selector: ([name]) => name }),
      fc.array(fc.oneof({ depthSize: 'small' }, text.map(escaped), tie('tree')), { maxLength: 4 }),
    )
    .map(([name, attributes, children]) => {
      const written = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
      return `<${name}${written}>${children.join('')}</${name}>`
    }),
}))

test('agrees with a full XML parser on every well-formed tree', () => {
  fc.assert(
    fc.property(tree, (xml) => {
      const expected = new DOMParser().parseFromString(xml, 'text/xml').documentElement!
      expect(merged(parse(xml))).toEqual(merged(fromDom(expected)))
    }),
    { numRuns: 200 },
  )
})

test('either reads or refuses any input', () => {
  fc.assert(
    fc.property(
      tree,
      fc.nat(),
      fc.constantFrom('<', '>', '&', '"', '/', '!', ''),
      (xml, at, put) => {
        const place = at % (xml.length + 1)
        expect(codeOf(Buffer.from(xml.slice(0, place) + put + xml.slice(place + 1)))).toMatch(
          /^(FILE_|accepted)/,
        )
      },
    ),
    { numRuns: 300 },
  )
})

function escaped(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function fromDom(element: Element): XmlElement {
  const attributes = Object.fromEntries(
    Array.from({ length: element.attributes.length }, (_, at) => element.attributes.item(at)!).map(
      ({ name, value }) => [name, value],
    ),
  )
  const children: XmlElement['children'] = []
  for (let child: Node | null = element.firstChild; child; child = child.nextSibling) {
    children.push(child.nodeType === 1 ? fromDom(child as Element) : (child.nodeValue ?? ''))
  }
  return { name: element.nodeName, attributes, children }
}

/** Adjacent texts joined: how they are split is irrelevant. */
function merged(element: XmlElement): XmlElement {
  const children: XmlElement['children'] = []
  for (const child of element.children) {
    const last = children.at(-1)
    if (typeof child === 'string' && typeof last === 'string')
      children[children.length - 1] = last + child
    else if (typeof child !== 'string') children.push(merged(child))
    else if (child !== '') children.push(child)
  }
  return { ...element, children }
}
