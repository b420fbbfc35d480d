import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Locale } from '@tacite/domain/locale.ts'

/** What we use of Tesseract compiled to WebAssembly. */
interface Tesseract {
  FS: {
    writeFile(path: string, content: Uint8Array): void
    unlink(path: string): void
  }
  TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  Init(directory: string, languages: string, engine: number): number
  SetPageSegMode(mode: number): void
  SetImageFile(orientation: number, angle: number): number
  SetSourceResolution(dotsPerInch: number): void
  Recognize(monitor: null): number
  GetTSVText(page: number): string
}

type StartTesseract = (options: object) => Promise<Tesseract>

/** Tesseract's names of our languages. */
export const TRAINED: Record<Locale, 'fra' | 'eng' | 'spa'> = { fr: 'fra', en: 'eng', es: 'spa' }

const NEURAL_ENGINE = 1
/** Columns, headings and tables are told apart; the orientation is not looked for. */
const AUTOMATIC_LAYOUT = 3
const UNTURNED = 1

const require = createRequire(import.meta.url)
let compiled: Promise<WebAssembly.Module> | undefined

/**
 * A Tesseract for the pages of one document, in this very process: for parser processes only. A new instance takes
 * 70 ms and holds nothing of another company's page. The words of a language are read from its package, never from
 * the network.
 */
export async function startTesseract(language: Locale): Promise<(image: Uint8Array) => string> {
  compiled ??= WebAssembly.compile(
    readFileSync(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  )
  const wasmModule = await compiled
  const start = require('tesseract.js-core/tesseract-core-simd-lstm.js') as StartTesseract
  const tesseract = await start({
    instantiateWasm(
      imports: WebAssembly.Imports,
      onReady: (instance: WebAssembly.Instance) => void,
    ) {
      void WebAssembly.instantiate(wasmModule, imports).then(onReady)
      return {}
    },
    print: () => undefined,
    printErr: () => undefined,
  })
  const trained = TRAINED[language]
  tesseract.FS.writeFile(`/${trained}.traineddata`, trainedWords(trained))
  const api = new tesseract.TessBaseAPI()
  if (api.Init('/', trained, NEURAL_ENGINE) !== 0) throw new Error(`tesseract: no ${trained}`)
  api.SetPageSegMode(AUTOMATIC_LAYOUT)
  return (image) => {
    tesseract.FS.writeFile('/input', image)
    if (api.SetImageFile(UNTURNED, 0) === 1) throw new Error('tesseract: image')
    api.SetSourceResolution(300)
    if (api.Recognize(null) !== 0) throw new Error('tesseract: page')
    return api.GetTSVText(0)
  }
}

function trainedWords(trained: string): Uint8Array {
  const path = `@tesseract.js-data/${trained}/4.0.0_best_int/${trained}.traineddata.gz`
  return gunzipSync(readFileSync(require.resolve(path)))
}
