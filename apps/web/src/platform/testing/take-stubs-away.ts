import { afterAll, vi } from 'vitest'

// Files share their worker: what one puts in the place of the browser is not there for the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
