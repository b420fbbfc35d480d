import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDocument } from '@tacite/document/section-rules.ts'
import { parserRefusalCode } from '../parser-refusal.ts'
import { buildWord, listDefinition, run } from '../testing/build-word.ts'
import { readWord } from './read-word.ts'

const NAMES = [
  'w:p',
  'w:r',
  'w:tbl',
  'w:tr',
  'w:tc',
  'w:sdt',
  'w:sdtContent',
  'w:ins',
  'w:del',
  'w:hyperlink',
  'w:drawing',
  'w:pict',
  'w:txbxContent',
  'mc:AlternateContent',
  'mc:Choice',
  'mc:Fallback',
  'm:oMath',
  'w:smartTag',
  'w:moveTo',
  'w:footnoteReference',
  'w:object',
  'w:ruby',
  'pic:pic',
  'v:imagedata',
]
const LEAVES = [
  ...['begin', 'separate', 'end'].map((type) => `<w:fldChar w:fldCharType="${type}"/>`),
  ...['TOC', 'HYPERLINK "https://a.test"', 'PAGE', ''].map(
    (text) => `<w:instrText>${text}</w:instrText>`,
  ),
  '<w:br/>',
  '<w:br w:type="page"/>',
  '<w:tab/>',
  '<w:t>ARTICLE 1 – OBJET</w:t>',
  '<w:t> </w:t>',
  '<w:t>1.1 Durée</w:t>',
  '<w:t>Annexe 1</w:t>',
  '<w:t>Fait à Lyon</w:t>',
  '<w:t>- a</w:t>',
  '<w:t>x</w:t>',
  '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr>',
  '<w:pPr><w:pStyle w:val="Titre1"/></w:pPr>',
  '<w:pPr><w:rPr><w:del/></w:rPr></w:pPr>',
  '<w:pPr><w:sectPr/></w:pPr>',
  '<w:tcPr><w:vMerge/></w:tcPr>',
  '<w:tcPr><w:vMerge w:val="restart"/><w:gridSpan w:val="3"/></w:tcPr>',
  '<w:trPr><w:gridBefore w:val="2"/></w:trPr>',
  '<w:rPr><w:b/></w:rPr>',
  run('bonjour'),
]

const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium', maxDepth: 8, withCrossShrink: true },
    fc.constantFrom(...LEAVES),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(tie('tree'), { maxLength: 5 }))
      .map(([name, children]) => `<${name}>${children.join('')}</${name}>`),
  ),
}))

const numbering = listDefinition(1, [
  ['decimal', '%1.'],
  ['decimal', '%1.%2'],
])

test('makes a valid document of any nesting of elements', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 12 }), (body) => {
      const file = buildWord({ body, numbering })
      try {
        const { document } = readWord(file)
        const title = document.title || 'Sans titre'
        expect(checkDocument({ ...document, title }).refusals).toEqual([])
      } catch (error) {
        if (!parserRefusalCode(error)) throw error
      }
    }),
    { numRuns: 120 },
  )
})

const LOOKS = fc.record({
  prefix: fc.constantFrom(
    '',
    'ARTICLE 3 – ',
    '2.1 ',
    '- ',
    'Annexe 2 : ',
    'I. ',
    'a) ',
    'Fait à ',
    'PRIMERA.- ',
  ),
  length: fc.constantFrom(1, 3, 30),
  suffix: fc.constantFrom('', '.', ' :', ';'),
  bold: fc.boolean(),
  caps: fc.boolean(),
  list: fc.option(fc.constantFrom<[number, number]>([1, 0], [1, 1]), { nil: undefined }),
  style: fc.constantFrom(undefined, undefined, 'Titre1', 'Titre2', 'Titre'),
  align: fc.constantFrom(undefined, 'center' as const),
})

test('loses no word, whatever it treats as a title', () => {
  fc.assert(
    fc.property(fc.array(LOOKS, { minLength: 1, maxLength: 12 }), (looks) => {
      const words: string[] = []
      const body = looks.map(({ prefix, length, suffix, ...look }, at) => {
        const own = Array.from({ length }, (_, word) => `mot${at}x${word}`)
        words.push(...own)
        return { text: `${prefix}${own.join(' ')}${suffix}`, ...look }
      })
      const { document } = readWord(buildWord({ body, numbering }))
      const kept = new Set(JSON.stringify(document).match(/mot\d+x\d+/g))
      expect(words.filter((word) => !kept.has(word))).toEqual([])
    }),
    { numRuns: 120 },
  )
})
