import { FileType } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadTexts, useTexts } from '../../../platform/locale.ts'

const WordCopyDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./word-copy-dialog.tsx'),
    loadTexts('document-import'),
  ])
  return module
})

/** The menu action of a text of the library that leads to its Word file, and the window that it opens. */
export function useWordCopy(textId: string) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const dialog: ReactNode = isOpen && (
    <Suspense>
      <WordCopyDialog textId={textId} of="library" onClose={() => setOpen(false)} />
    </Suspense>
  )
  return {
    action: {
      label: t('editor.page.word'),
      icon: <FileType aria-hidden />,
      onSelect: () => setOpen(true),
    },
    dialog,
  }
}
