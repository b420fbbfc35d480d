import { deflateSync } from 'node:zlib'
import { buildPdf, stream, writePdf } from './build-pdf.ts'

/** A file whose only content is its tree of pages. */
export function pageTree(tree: string, others: [number, string][] = []): Uint8Array {
  return writePdf([
    [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
    [2, Buffer.from(tree)],
    ...others.map(([id, text]): [number, Buffer] => [id, Buffer.from(text)]),
  ])
}

/** Each must end soon, either way, and leave the process usable. */
export const dangerousPdfs: [string, Uint8Array][] = [
  ['a tree that holds itself', pageTree('<</Type/Pages/Count 3/Kids[2 0 R 2 0 R 2 0 R]>>')],
  [
    'a billion pages',
    pageTree('<</Type/Pages/Count 1000000000/Kids[3 0 R]>>', [[3, '<</Type/Page/Parent 2 0 R>>']]),
  ],
  ['arrays in arrays', pageTree(`<</Type/Pages/Count 1/Kids${'['.repeat(100_000)}`)],
  [
    'a parent that is its child',
    pageTree('<</Type/Pages/Count 1/Kids[3 0 R]/Parent 3 0 R>>', [
      [3, '<</Type/Page/Parent 2 0 R>>'],
    ]),
  ],
  [
    'a stream in a stream in a stream',
    writePdf([
      [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
      [2, Buffer.from('<</Type/Pages/Count 1/Kids[3 0 R]>>')],
      [3, Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>')],
      [
        4,
        stream(
          '/Filter[/FlateDecode/FlateDecode]',
          deflateSync(deflateSync(Buffer.alloc(20_000_000, 32), { level: 9 })),
        ),
      ],
    ]),
  ],
  ['a drawing that never ends', buildPdf([{ lines: [], content: 'q '.repeat(500_000) }])],
  ['a picture drawn again and again', buildPdf([{ lines: [], content: '/I Do '.repeat(200_000) }])],
  ['one line of one word', line('aaaaaaaaaa')],
  ['one line of short words', line('a a a a a ')],
  ['one line of at signs', line('@@@@@@@@@@')],
  ['one line of dots before a letter', line('..........')],
]

/** Hundreds of thousands of characters. */
function line(words: string): Uint8Array {
  const content = `BT /F 11 Tf ${`(${words}) Tj `.repeat(30_000)} (a) Tj ET`
  return buildPdf([{ lines: [], content }])
}
