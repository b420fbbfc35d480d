import { afterAll, beforeAll } from 'vitest'

/** What Stryker's instrumented code reads to know which test reached it. */
interface Stryker {
  currentTestId?: string | undefined
}

/**
 * Vitest's setup file, behind Stryker's: what runs in the hooks of a test file, such as composing the product, belongs
 * to that file under an identifier without a title. Stryker assigns it to no test, as if it ran on import.
 */
const NAMESPACE = '__stryker__'
const stryker = (globalThis as { [NAMESPACE]?: Stryker })[NAMESPACE]
if (stryker) {
  let fileId: string | undefined
  let testId = stryker.currentTestId
  Object.defineProperty(stryker, 'currentTestId', {
    configurable: true,
    enumerable: true,
    get: () => testId ?? fileId,
    set: (value: string | undefined) => {
      testId = value
    },
  })
  // oxlint-disable-next-line no-empty-pattern -- Vitest wants to see which fixtures a hook uses
  beforeAll(({}, { file }) => {
    fileId = `${file.filepath}#`
  })
  // What the next file imports is no part of this one.
  afterAll(() => {
    fileId = undefined
  })
}
