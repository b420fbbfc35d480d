import type { Locale } from '@tacite/domain/locale.ts'
import type { Letterhead } from './letterhead.ts'
import { element, valued, type Xml } from './xml.ts'

/** The language that Word checks the spelling of the text in. */
export const LANGUAGES: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB', es: 'es-ES' }

/** One style of the file; its properties as XML, in the order of the schema. */
export interface Style {
  type: 'paragraph' | 'character' | 'table'
  id: string
  name: string
  isDefault?: boolean
  basedOn?: string
  next?: string
  paragraph?: Xml
  run?: Xml
  table?: Xml
}

/** A style as styles.xml says it. */
export function styleXml(given: Style): Xml {
  const { type, id, name, isDefault, basedOn, next, paragraph = '', run = '', table = '' } = given
  const isOwn = id.startsWith('Tacite')
  return element(
    'w:style',
    {
      'w:type': type,
      'w:default': isDefault ? 1 : undefined,
      'w:customStyle': isOwn ? 1 : undefined,
      'w:styleId': id,
    },
    valued('w:name', name),
    basedOn === undefined ? '' : valued('w:basedOn', basedOn),
    next === undefined ? '' : valued('w:next', next),
    '<w:qFormat/>',
    paragraph === '' ? '' : element('w:pPr', {}, paragraph),
    run === '' ? '' : element('w:rPr', {}, run),
    table,
  )
}

/** The defaults of a file, in the language that Word checks its text in. */
export function defaultsXml({ run, paragraph }: Letterhead['defaults'], locale: Locale): Xml {
  const language = LANGUAGES[locale]
  const said = element('w:lang', {
    'w:val': language,
    'w:eastAsia': language,
    'w:bidi': 'ar-SA',
  })
  return element(
    'w:docDefaults',
    {},
    element('w:rPrDefault', {}, element('w:rPr', {}, run, said)),
    element('w:pPrDefault', {}, paragraph === '' ? '' : element('w:pPr', {}, paragraph)),
  )
}

/** Which list counts the paragraphs of a style, and at which level from 0. */
export function numbering(listId: number, level: number): Xml {
  return element('w:numPr', {}, valued('w:ilvl', level), valued('w:numId', listId))
}
