import { afterAll, expect, test } from 'vitest'
import { renderTypst, renderTypstDocument, stopTypst } from './render-typst.ts'

afterAll(stopTypst)

const head =
  '#set document(title: "t")\n#set text(font: ("Source Serif 4", "Inter"), fallback: false)\n'

test('renders a PDF/A from a template, its data and its files', async () => {
  const rendering = await renderTypstDocument({
    mainTemplate: `${head}#json("data.json").text #read("part.txt") #metadata((page: 1)) <mark>`,
    files: { 'part.txt': 'suite' },
    data: { text: 'Été' },
    querySelector: '<mark>',
  })
  expect(Buffer.from(rendering.pdf.slice(0, 5)).toString()).toBe('%PDF-')
  expect(Buffer.from(rendering.pdf).toString('latin1')).toContain('pdfaid:part')
  expect(rendering.pageCount).toBe(1)
  expect(rendering.metadata).toEqual([{ page: 1 }])
})

test('prints characters without a glyph as an empty square and reports them', async () => {
  const { replacedCharacters } = await renderTypstDocument({
    mainTemplate: `${head}#json("data.json")`,
    data: 'avant 漢字 \uE000 \u0001 \u{10FFFF} après',
  })
  expect(replacedCharacters.toSorted()).toEqual(
    ['\u0001', '字', '漢', '\uE000', '\u{10FFFF}'].toSorted(),
  )
})

test('produces the same bytes for the same job', async () => {
  const job = {
    mainTemplate: `${head}#json("data.json")`,
    data: 'x',
    createdAtSeconds: 1_800_000_000,
  }
  expect(await renderTypst(job)).toEqual(await renderTypst(job))
})

test('reports a failing template, and keeps working', async () => {
  const failing = renderTypst({ mainTemplate: '#unknown-thing', data: {} })
  await expect(failing).rejects.toMatchObject({ code: 'PDF_TEMPLATE_FAILED' })
  expect((await renderTypst({ mainTemplate: `${head}ok`, data: {} })).length).toBeGreaterThan(500)
})

test('cannot read the disk', async () => {
  for (const path of ['/etc/passwd', '../etc/passwd', '../../etc/passwd']) {
    const job = { mainTemplate: `#read("${path}")`, data: {} }
    await expect(renderTypst(job)).rejects.toMatchObject({ code: 'PDF_TEMPLATE_FAILED' })
  }
})

test('kills a rendering that never ends and serves the next one', async () => {
  const endless = renderTypst({
    mainTemplate:
      '#range(9999).map((a) => range(9999).map((b) => range(9999).map((c) => a * b + c)).len()).len()',
    data: {},
    timeLimitMs: 300,
  })
  const next = renderTypst({ mainTemplate: `${head}ok`, data: {} })
  await expect(endless).rejects.toMatchObject({ code: 'PDF_TIME_LIMIT' })
  expect((await next).length).toBeGreaterThan(500)
})
