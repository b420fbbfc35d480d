import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { AlignTools, HistoryTools, ListTools, MarkTools, StructureTools } from './tool-groups.tsx'
import { InsertTools } from './insert-tools.tsx'
import { TableMenu } from './table-menu.tsx'
import { useWriting } from './use-writing.ts'
import { WritingWindows } from './writing-windows.tsx'

/** The formatting bar: it acts where one writes. One tab stop; the arrows move within. */
export default function Toolbar() {
  const t = useTexts()
  const writing = useWriting()
  const bar = useRef<HTMLDivElement>(null)
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('editor.tool.label')}
        onKeyDown={(event) => moveWithin(bar.current, event)}
        className="flex items-center gap-0.5 overflow-x-auto px-2 py-1 font-sans [scrollbar-width:none]"
      >
        <HistoryTools writing={writing} />
        <Divider />
        <MarkTools writing={writing} />
        <Divider />
        <ListTools writing={writing} />
        <AlignTools writing={writing} />
        <Divider />
        <StructureTools writing={writing} />
        <Divider />
        <TableMenu writing={writing} />
        <InsertTools writing={writing} />
      </div>
      <WritingWindows writing={writing} />
    </>
  )
}

function Divider() {
  return <span aria-hidden className="mx-1 h-5 w-px shrink-0 bg-line" />
}

function moveWithin(bar: HTMLElement | null, event: KeyboardEvent): void {
  const buttons = [...(bar?.querySelectorAll<HTMLElement>('button') ?? [])]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key]
  if (next === undefined || at < 0) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}
