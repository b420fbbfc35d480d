import { chunkFiles } from '@tacite/api/chunk-files.ts'
import type { WebBuild } from '@tacite/api/drawn-page.ts'
import type { RoomName } from './open-room.ts'

/**
 * Preloads the code of a page that has nothing to read before it: its content is only known once its code has
 * exchanged a link, or was refused.
 */
export function codeLinks({ manifest, template }: WebBuild, room: RoomName): string {
  const folder = 'src/app/outside'
  const files = chunkFiles(manifest, [`${folder}/open-page.tsx`, `${folder}/${room}-room.tsx`])
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
