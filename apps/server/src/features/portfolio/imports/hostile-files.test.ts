import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPdf, setLines } from '../../../platform/parsers/testing/build-pdf.ts'
import { buildZip } from '../../../platform/parsers/testing/build-zip.ts'
import { dangerousPdfs } from '../../../platform/parsers/testing/hostile-pdfs.ts'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { entryFates, readImportOf } from '../../../testing/imports.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})

/** Either what could be read of it is kept, or it says why it was left. */
const ENDS = /^(kept|left FILE_UNREADABLE|left FILE_TOO_COMPLEX)$/

test(
  'each hostile PDF ends by itself, and the contracts beside it are read',
  { timeout: 300_000 },
  async () => {
    const lease = (line: string) => buildPdf([{ lines: setLines(['Bail commercial', line]) }])
    const { administrator } = company
    const importId = await readImportOf(product, administrator, [
      {
        path: 'contrats.zip',
        bytes: buildZip([
          { name: 'avant.pdf', bytes: lease('Le premier bail.') },
          ...dangerousPdfs.map(([name, bytes]) => ({ name: `${name}.pdf`, bytes })),
          { name: 'après.pdf', bytes: lease('Le dernier bail.') },
        ]),
      },
    ])
    const fates = await entryFates(administrator, importId)
    expect([fates['avant.pdf'], fates['après.pdf']]).toEqual(['kept', 'kept'])
    for (const [name] of dangerousPdfs)
      expect([name, fates[`${name}.pdf`]]).toEqual([name, expect.stringMatching(ENDS)])
    expect((await administrator.call('GET', `/imports/${importId}`)).body.state).toBe('toMap')
  },
)
