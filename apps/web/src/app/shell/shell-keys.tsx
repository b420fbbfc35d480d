import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { useShortcut } from '../../platform/shortcuts.ts'

const KeysDialog = lazy(() => import('./keys-dialog.tsx'))
const Palette = lazy(() => import('./palette.tsx'))

/** The keys that work on every screen: `?` lists them, Ctrl K finds anything. */
export function ShellKeys() {
  const t = useTexts()
  const [opened, setOpened] = useState<'keys' | 'palette' | null>(null)
  useShortcut('?', t('shell.keys.help'), () => setOpened('keys'))
  useShortcut('Mod+k', t('shell.keys.palette'), () => setOpened('palette'))
  const close = () => setOpened(null)
  return (
    <Suspense>
      {opened === 'keys' && <KeysDialog onClose={close} />}
      {opened === 'palette' && <Palette onClose={close} />}
    </Suspense>
  )
}
