import '../../ui/base.css'
import { reloadAfterUpgrade } from '../reload-after-upgrade.ts'
import { holdClicks } from './held-clicks.ts'
import { isRoom, openRoom } from './open-room.ts'

reloadAfterUpgrade()
holdClicks()
// What is read comes first: the code of the page is fetched once it has been painted.
requestAnimationFrame(() => setTimeout(() => void openPage()))

async function openPage(): Promise<void> {
  const { room } = document.documentElement.dataset
  // Both at once, where the server has said which room it is.
  if (isRoom(room)) void openRoom(room)
  const { drawPage } = await import('./open-page.tsx')
  await drawPage()
}
