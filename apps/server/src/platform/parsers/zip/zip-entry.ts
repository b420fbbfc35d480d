import { serveOperations } from '../serve-operations.ts'

/** Larger than the largest directory. */
const MAX_REQUEST_BYTES = 80 * 1024 * 1024

/** The process that reads zips: it has no other parser, and little memory. */
serveOperations(
  {
    'list-zip': async () => (await import('./zip-operations.ts')).listZip,
    'unpack-entry': async () => (await import('./zip-operations.ts')).unpackEntry,
  },
  MAX_REQUEST_BYTES,
)
