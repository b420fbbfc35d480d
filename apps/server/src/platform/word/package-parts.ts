import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import { SEPARATOR_IDS } from './footnote-numbers.ts'
import { NUMBERING_PROPERTY } from './own-file-names.ts'
import { createRelationships } from './relationships.ts'
import type { WordRequest } from './word-request.ts'
import { characters, element, valued, xmlPart, type Xml } from './xml.ts'
import { pageOf } from './page-xml.ts'
import { LANGUAGES } from './style-xml.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'

const MEDIA_TYPES = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** What each part of the file is. @param parts the names of Word's own parts, such as `styles` or `header1` */
export function contentTypesXml(parts: readonly string[]): Xml {
  const kindOf = (part: string) =>
    part === 'document' ? 'document.main' : part.replace(/\d+$/, '')
  return xmlPart(
    'Types',
    { xmlns: TYPES },
    ...Object.entries(MEDIA_TYPES).map(([extension, type]) =>
      element('Default', { Extension: extension, ContentType: type }),
    ),
    ...parts.map((part) =>
      element('Override', {
        PartName: `/word/${part}.xml`,
        ContentType: `${WORD}.${kindOf(part)}+xml`,
      }),
    ),
    element('Override', {
      PartName: '/docProps/core.xml',
      ContentType: 'application/vnd.openxmlformats-package.core-properties+xml',
    }),
    ...['app:extended', 'custom:custom'].map((pair) => {
      const [name, kind] = pair.split(':')
      return element('Override', {
        PartName: `/docProps/${name}.xml`,
        ContentType: `application/vnd.openxmlformats-officedocument.${kind}-properties+xml`,
      })
    }),
  )
}

export function packageRelationshipsXml(): Xml {
  const relationships = createRelationships()
  relationships.toPart('officeDocument', 'word/document.xml')
  relationships.toPart(
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    'docProps/core.xml',
  )
  relationships.toPart('extended-properties', 'docProps/app.xml')
  relationships.toPart('custom-properties', 'docProps/custom.xml')
  return relationships.xml()
}

/** Title, author and language, as file managers show them. */
export function corePropertiesXml({ head, locale, createdAt }: WordRequest): Xml {
  const moment = `${createdAt.toISOString().slice(0, 19)}Z`
  const day = (name: string) => element(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, moment)
  return xmlPart(
    'cp:coreProperties',
    {
      'xmlns:cp': CORE,
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    element('dc:title', {}, characters(head.title)),
    element('dc:subject', {}, characters(head.reference)),
    element('dc:creator', {}, characters(head.companyName)),
    element('dc:language', {}, LANGUAGES[locale]),
    day('created'),
    day('modified'),
  )
}

export function appPropertiesXml({ head }: WordRequest): Xml {
  return xmlPart(
    'Properties',
    { xmlns: `${OFFICE}/extended-properties` },
    element('Application', {}, 'Tacite'),
    element('Company', {}, characters(head.companyName)),
  )
}

export function customPropertiesXml(numbering: NumberingStyle): Xml {
  return xmlPart(
    'Properties',
    {
      xmlns: `${OFFICE}/custom-properties`,
      'xmlns:vt': `${OFFICE}/docPropsVTypes`,
    },
    element(
      'property',
      { fmtid: '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}', pid: 2, name: NUMBERING_PROPERTY },
      element('vt:lpwstr', {}, numbering),
    ),
  )
}

/** As Word 2013 and later lay texts out: without it, the file opens in a compatibility mode. */
export function settingsXml(request: WordRequest, hasFootnotes: boolean): Xml {
  const { locale } = request
  return xmlPart(
    'w:settings',
    { 'xmlns:w': MAIN },
    element('w:zoom', { 'w:percent': 100 }),
    valued('w:defaultTabStop', 709),
    pageOf(request).areEvenApart ? '<w:evenAndOddHeaders/>' : '',
    hasFootnotes ? separatorsXml() : '',
    element(
      'w:compat',
      {},
      element('w:compatSetting', {
        'w:name': 'compatibilityMode',
        'w:uri': 'http://schemas.microsoft.com/office/word',
        'w:val': 15,
      }),
    ),
    valued('w:themeFontLang', LANGUAGES[locale]),
    element('w:decimalSymbol', { 'w:val': locale === 'en' ? '.' : ',' }),
    element('w:listSeparator', { 'w:val': locale === 'en' ? ',' : ';' }),
  )
}

/** Word takes the lines above notes from here. */
function separatorsXml(): Xml {
  const ids = Object.values(SEPARATOR_IDS).map((id) => element('w:footnote', { 'w:id': id }))
  return element('w:footnotePr', {}, ...ids)
}
