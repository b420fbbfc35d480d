import { BODY_LIST } from './heading-numbers.ts'
import type { LetterheadStyle } from './letterhead.ts'
import { ownDefaults, ownStyles } from './own-styles.ts'
import { OWN_STYLES, type StyleIds } from './style-ids.ts'
import { defaultsXml, numbering, styleXml, type Style } from './style-xml.ts'
import type { WordRequest } from './word-request.ts'
import { valued, type Xml } from './xml.ts'

/** Every style of a file: those of the letterhead, and ours for the roles that it has none for. */
export function fileStyles({ letterhead, locale, document }: WordRequest, ids: StyleIds): Xml[] {
  const isNumbered = document.numbering !== 'none'
  const given = letterhead?.styles ?? []
  const taken = new Set(given.map(({ id }) => id))
  const own = ownStyles(ids, isNumbered).filter(({ id }) => !taken.has(id))
  return [
    defaultsXml(letterhead?.defaults ?? ownDefaults(), locale),
    ...given.map((style) => styleXml(takenStyle(style, ids, isNumbered))),
    ...own.map(styleXml),
  ]
}

/** The ids under which a file's paragraphs find their styles, by the names that are the same in every language. */
export function styleIdsOf(styles: readonly LetterheadStyle[]): StyleIds {
  const idOf = (type: LetterheadStyle['type'], name: string, otherwise: string) =>
    styles.find((style) => style.type === type && style.name.toLowerCase() === name)?.id ??
    otherwise
  const own = OWN_STYLES
  const heading = (at: 0 | 1 | 2 | 3) => idOf('paragraph', `heading ${at + 1}`, own.headings[at])
  const normal = styles.find(({ type, isDefault }) => type === 'paragraph' && isDefault)?.id
  return {
    ...own,
    normal: normal ?? own.normal,
    title: idOf('paragraph', 'title', own.title),
    headings: [heading(0), heading(1), heading(2), heading(3)],
    listParagraph: idOf('paragraph', 'list paragraph', own.listParagraph),
    listContinue: idOf('paragraph', 'list continue', own.listContinue),
    quote: idOf('paragraph', 'quote', own.quote),
    header: idOf('paragraph', 'header', own.header),
    footer: idOf('paragraph', 'footer', own.footer),
    hyperlink: idOf('character', 'hyperlink', own.hyperlink),
    placeholder: idOf('character', 'placeholder text', own.placeholder),
    footnoteText: idOf('paragraph', 'footnote text', own.footnoteText),
    footnoteReference: idOf('character', 'footnote reference', own.footnoteReference),
  }
}

/** A style of the letterhead; its titles are counted by our lists. */
function takenStyle(style: LetterheadStyle, ids: StyleIds, isNumbered: boolean): Style {
  const { paragraph, ...given } = style
  const [before, after] = paragraph
  const level = ids.headings.indexOf(style.id)
  if (level < 0) return { ...given, paragraph: before + after }
  const number = isNumbered && level < 3 ? numbering(BODY_LIST, level) : ''
  const outline = after.includes('<w:outlineLvl') ? '' : valued('w:outlineLvl', level)
  return { ...given, paragraph: before + number + after + outline }
}
