/**
 * The child process that holds the Typst compiler: native code cannot be interrupted inside a worker thread and a
 * crash there would take the server down, so it runs in a separate process, which its parent may kill at any moment.
 */
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { join, resolve } from 'node:path'
import { readPdfFonts } from './pdf-fonts.ts'
import type { TypstReply, TypstRequest } from './typst-message.ts'

// A root that does not exist: templates see their shadow files and nothing of the disk.
const virtualRoot = resolve('/tacite-typst-virtual-root')
const compiler = NodeCompiler.create({
  workspace: virtualRoot,
  fontArgs: [{ fontBlobs: readPdfFonts() }],
})

process.on('message', (request: TypstRequest) => process.send?.(answer(request)))
process.on('disconnect', () => process.exit(0))

const RENDERINGS_KEPT = 6

function answer(request: TypstRequest): TypstReply {
  try {
    const rendered = renderReplacingUnprintable(request)
    return { id: request.id, outcome: 'rendered', ...rendered, residentBytes: residentBytes() }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id: request.id, outcome: 'failed', message, residentBytes: residentBytes() }
  }
}

/**
 * PDF/A forbids characters missing in every font; instead of refusing the whole document, they are printed as an
 * empty square and reported. One retry per batch of characters Typst reports.
 */
function renderReplacingUnprintable(request: TypstRequest) {
  const replaced = new Set<string>()
  let json = JSON.stringify(request.data, (_, value: unknown) => spacesForTabs(value))
  for (;;) {
    try {
      return { ...renderOnce(request, json), replacedCharacters: [...replaced] }
    } catch (error) {
      const unprintable = error instanceof Error ? unprintableCharacters(error.message) : []
      const fresh = unprintable.filter((character) => !replaced.has(character))
      if (fresh.length === 0) throw error
      for (const character of fresh) {
        replaced.add(character)
        json = json.replaceAll(JSON.stringify(character).slice(1, -1), emptySquare)
      }
    }
  }
}

/** Typst prints a tab as nothing at all, which joins the words around it. */
function spacesForTabs(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\t', ' ') : value
}

const emptySquare = '\u25A1'

function renderOnce(request: TypstRequest, json: string) {
  compiler.resetShadow()
  // Without it the memory of Typst's global cache grows without limit. What the last few renderings used stays: a
  // changed contract then renders six times faster, for a fifth more memory.
  compiler.evictCache(RENDERINGS_KEPT)
  compiler.mapShadow(join(virtualRoot, 'data.json'), Buffer.from(json))
  for (const [name, content] of Object.entries(request.files)) {
    compiler.mapShadow(join(virtualRoot, name), Buffer.from(content))
  }
  const compiled = compiler.compile({ mainFileContent: request.mainTemplate })
  const document = compiled.result
  if (!document || compiled.hasError()) throw new Error(diagnosticsOf(compiled))
  const pdf = compiler.pdf(document, {
    pdfStandard: request.pdfStandard,
    creationTimestamp: request.createdAtSeconds,
  })
  const metadata: unknown[] = request.querySelector
    ? compiler.query(document, { selector: request.querySelector, field: 'value' })
    : []
  return { pdf: new Uint8Array(pdf), pageCount: document.numOfPages, metadata }
}

function diagnosticsOf(compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeError()
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'Typst gave no document'
}

/**
 * The characters named in Typst's PDF/A errors. The message is a Rust debug string that quotes another one, hence
 * decoding twice.
 */
function unprintableCharacters(message: string): string[] {
  const complaints = message.matchAll(
    /the text `\\"(.*?)\\"` could not be displayed|codepoint `\\"(.*?)\\"`/gsu,
  )
  return [...complaints].flatMap((complaint) => {
    const text = decodeRustDebug(decodeRustDebug(complaint[1] ?? complaint[2] ?? ''))
    return [...text]
  })
}

function decodeRustDebug(text: string): string {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', '0': '\0' }
  return text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/gu, (_, hex?: string, letter?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[letter ?? ''] ?? letter ?? ''),
  )
}

function residentBytes(): number {
  return process.memoryUsage.rss()
}
