import { lazy, Suspense, useState } from 'react'
import { Bookmark, ChevronDown } from 'lucide-react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Look } from './views-queries.ts'

const load = async () => {
  const [{ ViewsMenu }, { ViewBand }] = await Promise.all([
    import('./views-menu.tsx'),
    import('./view-band.tsx'),
    loadTexts('views', 'board'),
  ])
  return { ViewsMenu, ViewBand }
}
const Menu = lazy(async () => ({ default: (await load()).ViewsMenu }))
const Band = lazy(async () => ({ default: (await load()).ViewBand }))

/** The person's views of the list and the board, and which one is open. Its code comes when it is asked for. */
export function ViewsButton(look: Look) {
  const t = useTexts()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <Button
      icon={<Bookmark aria-hidden />}
      trailing={<ChevronDown aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      {t('contract-list.views')}
    </Button>
  )
  if (!isWanted && look.query['view'] === undefined) return button
  return (
    <Suspense fallback={button}>
      <Menu {...look} opensAtOnce={isWanted} />
    </Suspense>
  )
}

/** What the open view names and its person does not find. */
export function OpenViewBand(look: Look) {
  if (look.query['view'] === undefined) return null
  return (
    <Suspense>
      <Band {...look} />
    </Suspense>
  )
}
