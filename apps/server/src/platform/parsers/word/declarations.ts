import type { FieldType } from '@tacite/document/field-definition.ts'
import type { DeclaredPlace } from '@tacite/document/placeholders/placeholder.ts'
import { PASSAGE_TAG } from '../../word/own-file-names.ts'
import { printableText } from '../outline/printable-text.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { childOf, childrenNamed, descendantOf } from '../xml/xml-walk.ts'
import { isOn, valueOf } from './properties.ts'

/** What the file says of a place to fill in, wherever it stands. */
export type Declaration = Pick<DeclaredPlace, 'origin' | 'name' | 'type' | 'choices'>

const LONGEST_NAME = 100
const LONGEST_CHOICE = 200
const MOST_CHOICES = 100

/** Controls that hold something else than a value. */
const NO_PLACES = [
  'w:docPartObj',
  'w:docPartList',
  'w:picture',
  'w:group',
  'w:equation',
  'w:bibliography',
  'w:citation',
  'w15:repeatingSection',
  'w15:repeatingSectionItem',
]

/**
 * What a content control declares. A rich text control without a name and with its own text is a frame around a
 * passage: nothing to fill in.
 */
export function controlDeclaration(control: XmlElement): Declaration | undefined {
  const said = childOf(control, 'w:sdtPr')
  if (!said || NO_PLACES.some((name) => childOf(said, name))) return undefined
  if (valueOf(childOf(said, 'w:tag'))?.startsWith(PASSAGE_TAG)) return undefined
  const name = nameOf(valueOf(childOf(said, 'w:alias')) ?? valueOf(childOf(said, 'w:tag')))
  const list = childOf(said, 'w:dropDownList') ?? childOf(said, 'w:comboBox')
  const choices = list ? choicesOf(childrenNamed(list, 'w:listItem')) : []
  const type = controlType(said, choices)
  const prompt = childOf(said, 'w:showingPlcHdr')
  const asks = prompt !== undefined && isOn(prompt)
  if (name === '' && type === null && !asks && !childOf(said, 'w:text')) return undefined
  return { origin: 'control', name, type, choices }
}

function controlType(said: XmlElement, choices: readonly string[]): FieldType | null {
  if (childOf(said, 'w:date')) return 'date'
  if (childOf(said, 'w14:checkbox')) return 'yesNo'
  return choices.length > 0 ? 'singleChoice' : null
}

/** An item without a value is the prompt of the list. */
function choicesOf(items: readonly XmlElement[]): string[] {
  const shown = items.flatMap(({ attributes }) => {
    const value = attributes['w:value'] ?? ''
    return value === '' ? [] : [attributes['w:displayText'] ?? value]
  })
  return distinct(shown)
}

function distinct(shown: readonly string[]): string[] {
  const choices = shown
    .slice(0, MOST_CHOICES)
    .map((choice) => line(choice).slice(0, LONGEST_CHOICE))
    .filter((choice) => choice !== '')
  return [...new Set(choices)]
}

/** What a field of a mail merge, or of a form of earlier versions of Word, declares. */
export function fieldDeclaration(
  instruction: string,
  form: XmlElement | undefined,
): Declaration | undefined {
  const merged = /^\s*MERGEFIELD\s+(?:"([^"]{1,200})"|(\S{1,200}))/i.exec(instruction)
  if (merged) {
    const name = nameOf(merged[1] ?? merged[2])
    return { origin: 'mergeField', name, type: null, choices: [] }
  }
  const kind = /^\s*FORM(TEXT|CHECKBOX|DROPDOWN)\b/i.exec(instruction)?.[1]?.toUpperCase()
  if (kind === undefined) return undefined
  const list = form && childOf(form, 'w:ddList')
  const choices = list
    ? distinct(childrenNamed(list, 'w:listEntry').map((entry) => valueOf(entry) ?? ''))
    : []
  return {
    origin: 'formField',
    name: formName(form),
    type: kind === 'CHECKBOX' ? 'yesNo' : choices.length > 0 ? 'singleChoice' : textType(form),
    choices,
  }
}

/** `Texte1` and `Text1` are names that Word gives by itself. */
function formName(form: XmlElement | undefined): string {
  const name = nameOf(valueOf(form && childOf(form, 'w:name')))
  return /^(?:texte?|texto|liste?|dropdown|listdéroulante|check|casese?àcocher|caseàcocher|casilla|bookmark)\s*\d*$/i.test(
    name.replaceAll(/\s/g, ''),
  )
    ? ''
    : name
}

function textType(form: XmlElement | undefined): FieldType | null {
  const type = valueOf(form && descendantOf(form, 'w:type'))
  if (type === 'date') return 'date'
  return type === 'number' ? 'number' : null
}

function nameOf(name: string | undefined): string {
  return line(name ?? '').slice(0, LONGEST_NAME)
}

function line(text: string): string {
  return printableText(text).replaceAll(/\s+/g, ' ').trim()
}
