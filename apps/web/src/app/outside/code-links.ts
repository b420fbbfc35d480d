import type { WebBuild } from '@tacite/api/drawn-page.ts'
import type { RoomName } from './open-room.ts'

/**
 * Preloads the code of a page that has nothing to read before it: its content is only known once its code has
 * exchanged a link, or was refused.
 */
export function codeLinks({ manifest, template }: WebBuild, room: RoomName): string {
  const files = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  add('src/app/outside/open-page.tsx')
  add(`src/app/outside/${room}-room.tsx`)
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
