import { Redo2, Undo2 } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { useDocumentActions } from '../document-view/document-actions.tsx'
import { useNextWhat } from '../history/use-next-what.ts'
import { useOpenText } from '../text/open-text.tsx'
import { ToolButton } from './tool-button.tsx'

const tools = [
  { direction: 'undo', icon: <Undo2 aria-hidden />, keys: 'Mod-z' },
  { direction: 'redo', icon: <Redo2 aria-hidden />, keys: 'Mod-y' },
] as const

/** Undo and redo over the whole text, wherever one writes: each says what it would take back or do again. */
export function HistoryTools() {
  return tools.map((tool) => <HistoryTool key={tool.direction} {...tool} />)
}

function HistoryTool({ direction, icon, keys }: (typeof tools)[number]) {
  const t = useTexts()
  const { readOnlyReason } = useOpenText()
  const { history } = useDocumentActions()
  const what = useNextWhat(direction)
  return (
    <ToolButton
      label={
        what === null
          ? t(`editor.tool.${direction}`)
          : t(`editor.history.next.${direction}`, { what })
      }
      icon={icon}
      keys={keys}
      offReason={
        readOnlyReason ?? (what === null ? t(`editor.history.nothing.${direction}`) : null)
      }
      onPress={() => history.step(direction)}
    />
  )
}
