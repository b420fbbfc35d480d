import { lazy, Suspense, useEffect, useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { useShortcut } from '../../platform/shortcuts.ts'

const KeysDialog = lazy(() => import('./keys-dialog.tsx'))
const loadPalette = () => import('./palette.tsx')
const Palette = lazy(loadPalette)

/** The first screen has loaded by then. */
const PALETTE_AFTER_MS = 2_000

/** Global shortcuts: `?` lists them, Ctrl K finds anything. */
export function ShellKeys() {
  const t = useTexts()
  const [opened, setOpened] = useState<'keys' | 'palette' | null>(null)
  useShortcut('?', t('shell.keys.help'), () => setOpened('keys'))
  useShortcut('Mod+k', t('shell.keys.palette'), () => setOpened('palette'))
  // Prefetched, since what people type right after Ctrl K belongs in it.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette(), PALETTE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const close = () => setOpened(null)
  return (
    <Suspense>
      {opened === 'keys' && <KeysDialog onClose={close} />}
      {opened === 'palette' && <Palette onClose={close} />}
    </Suspense>
  )
}
