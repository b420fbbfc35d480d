import { chunkFiles } from '@tacite/api/chunk-files.ts'
import type { WebBuild } from '@tacite/api/drawn-page.ts'
import type { RoomName } from './open-room.ts'

/**
 * Preloads the code of a page that has nothing to read before it: its content is only known once its code has
 * asked, or was refused.
 */
export function codeLinks({ manifest, template }: WebBuild, room: RoomName): string {
  const folder = 'src/app/outside'
  const files = chunkFiles(manifest, [`${folder}/open-page.tsx`, `${folder}/${room}-room.tsx`])
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

/** Asynchronous: it waits for neither styles nor the page's code. */
export function earlyScript({ manifest }: WebBuild): string {
  const early = manifest['src/features/signing/signing/invitation/early-invitation.ts']
  if (!early) throw new Error('The build has no script for mailed links.')
  return `<script type="module" async fetchpriority="high" crossorigin src="/${early.file}"></script>`
}
