import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePng } from '../../../pdf/testing/make-png.ts'
import { readLetterhead } from '../read-letterhead.ts'
import { fullLetterhead } from '../testing/full-letterhead.ts'
import { letterheadFile, wordPartOf } from '../testing/letterhead-file.ts'

const logo = makePng(30, 10)

function headOf(header: string) {
  const { letterhead, summary } = readLetterhead(letterheadFile({ logo, header }))
  const [, paragraph] = letterhead.paper.heads.default
  return { block: paragraph, summary }
}

const words = (header: string) => {
  const { block } = headOf(header)
  if (block?.type !== 'paragraph') throw new Error('no paragraph')
  return block.lines.flat(2)
}

test('takes faces, sizes and colours of text and titles, in the families that we ship', () => {
  const { paper } = readLetterhead(fullLetterhead({ logo })).letterhead
  expect(paper.text).toMatchObject({ face: 'sans', size: 10 })
  expect(paper.headings[0]).toEqual({
    face: 'serif',
    size: 16,
    colour: '#1f4e79',
    isBold: true,
    isItalic: false,
  })
  expect(paper.accent).toBe('#1f4e79')
})

test('an image out of the line stands where Word has it', () => {
  const { heads, page } = readLetterhead(fullLetterhead({ logo })).letterhead.paper
  const [first] = heads.first
  expect(first).toMatchObject({ type: 'paragraph' })
  const placed = first?.type === 'paragraph' ? first.placed[0] : undefined
  expect(placed?.y).toBeCloseTo(28.35, 1)
  expect(placed!.x + placed!.width).toBeCloseTo(page.width - page.right, 1)
})

test('a page number is a field, however Word writes it', () => {
  const simple = '<w:p><w:fldSimple w:instr="PAGE"><w:r><w:t>3</w:t></w:r></w:fldSimple></w:p>'
  expect(words(simple)).toMatchObject([{ type: 'page', text: '' }])
})

test('what a field last showed is never printed: a day would be an old one', () => {
  const day =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DATE</w:instrText></w:r>' +
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1 mai 2019</w:t></w:r>' +
    '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
  expect(words(day)).toEqual([])
  expect(headOf(day).summary.paperLosses).toEqual(['fields'])
})

test('signs that no face of ours has are left out and said', () => {
  const { summary } = headOf('<w:p><w:r><w:t>\uF028 04</w:t><w:sym w:char="F028"/></w:r></w:p>')
  expect(summary.paperLosses).toEqual(['signs'])
  expect(words('<w:p><w:r><w:t>\uF028 04</w:t></w:r></w:p>')).toMatchObject([{ text: ' 04' }])
})

test('a style takes after the one that it is based on, and a circle of them ends', () => {
  const styles = wordPartOf(
    'styles',
    '<w:style w:type="paragraph" w:default="1" w:styleId="A"><w:name w:val="Normal"/><w:basedOn w:val="B"/>' +
      '<w:rPr><w:sz w:val="30"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="B"><w:name w:val="b"/><w:basedOn w:val="A"/>' +
      '<w:rPr><w:color w:val="00AA00"/></w:rPr></w:style>',
  )
  const file = letterheadFile({ logo, files: { 'word/styles.xml': styles } })
  const { paper } = readLetterhead(file).letterhead
  expect(paper.text).toMatchObject({ size: 15, colour: '#00aa00' })
})

test('rows of a table add up to its columns, whatever its cells claim', () => {
  const cell = fc.integer({ min: -3, max: 40 }).map((span) => {
    const wanted = `<w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>`
    return `<w:tc>${wanted}<w:p/></w:tc>`
  })
  const row = fc.array(cell, { maxLength: 5 }).map((cells) => `<w:tr>${cells.join('')}</w:tr>`)
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const { block } = headOf(`<w:tbl>${rows.join('')}</w:tbl>`)
      if (block?.type !== 'table') return
      for (const cells of block.rows)
        expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(block.columns.length)
    }),
    { numRuns: 40 },
  )
})

test('sizes are bounded, whatever the file says', () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.constant('NaN'), fc.constant('x'))
  fc.assert(
    fc.property(fc.array(number, { minLength: 6, maxLength: 6 }), ([a, b, c, d, e, f]) => {
      const header =
        `<w:p><w:pPr><w:spacing w:before="${a}" w:after="${b}" w:line="${c}"/><w:ind w:left="${d}"/></w:pPr>` +
        `<w:r><w:rPr><w:sz w:val="${e}"/></w:rPr><w:t>x</w:t></w:r></w:p>`
      const section = `<w:sectPr><w:headerReference w:type="default" r:id="rIdH"/><w:pgSz w:w="${f}" w:h="${a}"/><w:pgMar w:top="${b}" w:bottom="${c}" w:left="${d}"/></w:sectPr>`
      const { paper } = readLetterhead(letterheadFile({ logo, header, section })).letterhead
      const { page, heads } = paper
      expect(page.height - page.top - page.bottom).toBeGreaterThanOrEqual(200)
      expect(page.width - page.left - page.right).toBeGreaterThanOrEqual(149)
      expect(JSON.stringify(heads)).not.toContain('null,"after"')
      const numbers = JSON.stringify(heads).match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []
      for (const one of numbers) expect(Math.abs(Number(one))).toBeLessThan(1700)
    }),
    { numRuns: 100 },
  )
})
