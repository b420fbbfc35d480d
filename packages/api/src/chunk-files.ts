/** Vite's build manifest: files by their entry source. */
export type BuildManifest = Record<string, { file: string; imports?: string[] }>

/** The files of these sources with all their static imports, in the order in which they are met. */
export function chunkFiles(manifest: BuildManifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return files
}
