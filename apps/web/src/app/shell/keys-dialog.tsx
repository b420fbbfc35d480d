import { useTexts } from '../../platform/locale.ts'
import { readableKeys, useShortcuts } from '../../platform/shortcuts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'

/** Every keyboard shortcut of the screen behind. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const shortcuts = useShortcuts()
  const inTables = [
    { keys: '↑ ↓', label: t('shell.keys.move') },
    { keys: t('shell.keys.enter'), label: t('shell.keys.open') },
    { keys: t('shell.keys.escape'), label: t('shell.keys.close') },
  ]
  const lines = [
    ...shortcuts.map(({ keys, label }) => ({ keys: readableKeys(keys), label })),
    ...inTables,
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('shell.keys.title')} size="small">
      <dl className="flex flex-col pb-3">
        {lines.map(({ keys, label }) => (
          <div
            key={keys}
            className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <span className="sr-only">{keys}</span>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
