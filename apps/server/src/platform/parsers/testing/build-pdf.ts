import { deflateSync } from 'node:zlib'

export interface TestLine {
  text: string
  /** Points from the left and the bottom of the page. */
  x: number
  y: number
  size?: number
  bold?: boolean
}

export interface TestPage {
  lines: TestLine[]
  /** Further entries of the page's dictionary, such as '/Rotate 90'. */
  entries?: string
  /** Replaces the page's content stream, before compression. */
  content?: string
  /** Draws a grey image over the whole page. */
  scan?: boolean
}

/** A PDF with standard fonts: pages are objects 10, 20, 30 …; others may be added. */
export function buildPdf(pages: TestPage[], others: readonly [number, Buffer][] = []): Uint8Array {
  const kids = pages.map((_, at) => `${(at + 1) * 10} 0 R`).join(' ')
  const objects: [number, Buffer][] = [
    [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
    [2, Buffer.from(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)],
    [3, font('Helvetica')],
    [4, font('Helvetica-Bold')],
    [
      5,
      stream(
        '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
        Buffer.from([90, 90, 90, 90]),
      ),
    ],
    ...pages.flatMap((page, at): [number, Buffer][] => [
      [(at + 1) * 10, pageObject(page, (at + 1) * 10 + 1)],
      [(at + 1) * 10 + 1, stream('/Filter/FlateDecode', deflateSync(contentOf(page)))],
    ]),
  ]
  return writePdf([...objects, ...others])
}

/** Objects with their cross-reference table and trailer. */
export function writePdf(objects: [number, Buffer][], trailer = '/Root 1 0 R'): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let offset = parts[0]!.length
  const offsets = new Map<number, number>()
  for (const [id, content] of objects) {
    const object = Buffer.concat([Buffer.from(`${id} 0 obj\n`), content, Buffer.from('\nendobj\n')])
    offsets.set(id, offset)
    parts.push(object)
    offset += object.length
  }
  const entries = [...offsets].map(
    ([id, at]) => `${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
  )
  const size = Math.max(...offsets.keys()) + 1
  const end = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<<${trailer}/Size ${size}>>\nstartxref\n${offset}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

export function stream(entries: string, content: Buffer): Buffer {
  const head = Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`)
  return Buffer.concat([head, content, Buffer.from('\nendstream')])
}

function font(name: string): Buffer {
  return Buffer.from(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`)
}

function pageObject(page: TestPage, contentId: number): Buffer {
  return Buffer.from(
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 3 0 R/B 4 0 R>>/XObject<</I 5 0 R>>>>' +
      `/Contents ${contentId} 0 R${page.entries ?? ''}>>`,
  )
}

function contentOf({ lines, content, scan }: TestPage): Buffer {
  if (content !== undefined) return Buffer.from(content)
  const drawn = lines.map(({ text, x, y, size = 11, bold }) => {
    const escaped = text.replaceAll(/[\\()]/g, String.raw`\$&`)
    return `BT /${bold ? 'B' : 'F'} ${size} Tf ${x} ${y} Td (${escaped}) Tj ET`
  })
  const image = scan ? ['q 595 0 0 842 0 0 cm /I Do Q'] : []
  // WinAnsi equals Latin-1 for the letters used in tests.
  return Buffer.from([...image, ...drawn].join('\n'), 'latin1')
}

/** Consecutive lines of text, from the top of the page. */
export function setLines(texts: (string | Partial<TestLine>)[], topY = 780): TestLine[] {
  let y = topY
  return texts.map((given) => {
    const line = typeof given === 'string' ? { text: given } : given
    const size = line.size ?? 11
    const set: TestLine = { text: '', x: 70, ...line, y: line.y ?? y }
    y = set.y - size * 1.25
    return set
  })
}
