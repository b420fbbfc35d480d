import type { WebBuild } from '@tacite/api/drawn-page.ts'
import type { RoomName } from './open-room.ts'
import { rooms } from './places.ts'

const SERIF = /source-serif-4-latin-wght-normal/

/** Preloads the serif where it is visible immediately; the interface font is in the template. */
export function serifLink(manifest: WebBuild['manifest'], room: RoomName): string {
  const font = Object.values(manifest).find(({ file }) => SERIF.test(file))
  if (!font) throw new Error('The build has no serif.')
  const { serifFromPx } = rooms[room]
  if (serifFromPx === null) return ''
  const media = serifFromPx === 0 ? '' : ` media="(min-width: ${serifFromPx}px)"`
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}"${media}>`
}
