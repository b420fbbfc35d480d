import '../../ui/base.css'
import { reloadAfterUpgrade } from '../reload-after-upgrade.ts'
import { holdPress } from './held-press.ts'
import { isRoom, openRoom } from './open-room.ts'

reloadAfterUpgrade()
holdPress()
// Content comes first: the page's code is fetched once it has been painted.
requestAnimationFrame(() => setTimeout(() => void openPage()))

async function openPage(): Promise<void> {
  const { room, link } = document.documentElement.dataset
  // The content of a mailed link is the server's answer to it.
  if (link !== undefined)
    await (
      await import('../../features/signing/signing/invitation/early-invitation.ts')
    ).earlyInvitation
  // Both in parallel when the server has named the room.
  if (isRoom(room)) void openRoom(room)
  const { drawPage } = await import('./open-page.tsx')
  await drawPage()
}
