import { join } from 'node:path'
import { readLock } from '../dependencies/lock.ts'
import { renderSbom } from '../dependencies/render-sbom.ts'
import type { GeneratedFile } from '../generated-file.ts'

/** The bill of materials of what an installation runs. */
export function generatedFiles(): GeneratedFile[] {
  const render = () => renderSbom(readLock(join(import.meta.dirname, '../..')))
  return [{ path: 'docs/sbom.cdx.json', render }]
}
